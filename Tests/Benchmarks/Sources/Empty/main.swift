// Nothing: what is measured is the start of a Swift program.
