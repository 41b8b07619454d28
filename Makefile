# `make help` lists what there is. Runs with GNU make 3.81 and newer, and bash.

SHELL := /bin/bash
.DEFAULT_GOAL := all
.PHONY: all matrix mutate libyaml browser tool check test pages dist docs fuzz bench races generate \
	lint format clean help

BUILD := .build
# Switching a trait in one folder rebuilds nearly everything, so each world has its own.
GENERATOR := --traits Generator --scratch-path $(BUILD)/generator
PLAIN := --scratch-path $(BUILD)/plain
# Static all through: neither Swift, libyaml nor the C library need be there. `-s` leaves symbols out.
STATIC := --traits Generator --scratch-path $(BUILD)/static -c release \
	-Xswiftc -static-executable -Xlinker -s
DIST := $(BUILD)/dist/contractgen
CONTRACTGEN := $(BUILD)/generator/debug/contractgen
SOURCES := Package.swift Sources Generator Tests

# Runs a command and shows what it said only if it fails; $(1) is a name for its log.
quietly = mkdir -p $(BUILD)/logs; \
	log=$(BUILD)/logs/$(1).log; \
	quietly() { "$$@" > "$$log" 2>&1 || { status=$$?; cat "$$log"; return $$status; }; }; \
	quietly

# Runs the tests the same way: of those that pass, only the closing line is shown. Were all started at
# once, as otherwise they are, those that run processes would wait for each other for minutes.
tests = mkdir -p $(BUILD)/logs; \
	export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8; \
	log=$(BUILD)/logs/$(1).log; \
	if swift test --disable-xctest $(2) > "$$log" 2>&1 && grep 'Test run with' "$$log"; then :; \
	else grep -Ev '^(\[[0-9]+/[0-9]+\]|◇|✔)' "$$log"; exit 1; fi

## all: build the tool, then check the generated code, the pages and the goldens (the default)
all: tool
	@failed=0; \
	$(CONTRACTGEN) generate --check || failed=1; \
	$(CONTRACTGEN) generate --language json-schema --check || failed=1; \
	$(CONTRACTGEN) describe --check || failed=1; \
	$(CONTRACTGEN) conform --require-coverage 100 || failed=1; \
	exit $$failed

## matrix: let the clients of all releases meet the servers of all releases
matrix: tool
	@$(CONTRACTGEN) matrix

## mutate: change each body and each schema piece by piece, and list what no golden notices
mutate: tool
	@$(CONTRACTGEN) conform --mutate

## test: run all tests, with the generator and without it
test: libyaml
	@echo "Tests with the trait Generator"
	@$(call tests,test-generator,$(GENERATOR))
	@echo "Tests without it, as an app builds the package"
	@$(call quietly,build-plain) swift build $(PLAIN)
	@$(call tests,test-plain,$(PLAIN))
	@echo "Benchmarks: that they build, and that both sides of each pair do the same"
	@$(call quietly,build-bench-debug) swift build --package-path Tests/Benchmarks --scratch-path $(BUILD)/bench
	@$(BUILD)/bench/debug/Benchmarks loop push ours 1

## pages: open the pages under Documentation/Reference in a browser, and list what is wrong with them
pages: browser
	@Tests/Browser/run Documentation/Reference/*.html

## dist: build contractgen as one static file for any Linux, and try it in an empty folder
dist: tool
	@[ "$$(uname -s)" = Linux ] || { echo "make: error: a static contractgen is built on Linux only"; exit 1; }
	@$(call quietly,build-dist) swift build $(STATIC) --product contractgen
	@mkdir -p $(dir $(DIST))
	@install -m 755 $(BUILD)/static/release/contractgen $(DIST)
	@wc -c $(DIST) | awk '{ printf "%s: %.1f MB\n", $$2, $$1 / 1000000 }'
	@Tests/Dist/run $(DIST) $(CONTRACTGEN)

## fuzz: feed the readers mutated schemas and goldens, FUZZ_SECONDS for each FUZZ_TARGET
fuzz: libyaml
	@Tests/Fuzz/run

## bench: measure beside what a user would pick instead, and write Documentation/Benchmarks.md
bench: libyaml
	@$(call quietly,build-bench-tool) swift build $(GENERATOR) -c release --product contractgen
	@$(call quietly,build-bench) swift build -c release --package-path Tests/Benchmarks --scratch-path $(BUILD)/bench
	@$(BUILD)/bench/release/Benchmarks Documentation/Benchmarks.md
	@cat Documentation/Benchmarks.md

## races: run push's tests, and its seeded schedules, under the thread sanitizer
races:
	@$(call tests,races,--sanitize=thread --scratch-path $(BUILD)/races --filter 'GitbayPushTests|GitbayContractTestingTests')

## generate: write all that is generated from the schemas under Schema/ and from their rules
generate: tool
	@$(CONTRACTGEN) generate
	@$(CONTRACTGEN) generate --language json-schema
	@$(CONTRACTGEN) describe
	@$(CONTRACTGEN) rules --markdown > Documentation/SchemaRules.md
	@$(CONTRACTGEN) rules --diff > Documentation/DiffRules.md
	@$(CONTRACTGEN) rules --json-schema > Schema/contract.schema.json

## docs: build the documentation of the library products, as web pages
docs:
	@Documentation/docc

## lint: check how the code is written, and that all that is public is documented
lint: libyaml
	@swift format lint --strict --parallel --recursive $(SOURCES)
	@Tests/PublicSymbols/run

## format: write the code the way `make lint` wants it
format:
	@swift format --in-place --parallel --recursive $(SOURCES)

## clean: remove all that was built
clean:
	@rm -rf $(BUILD)

## help: list what there is
help:
	@sed -n 's/^## \([a-z]*\): \(.*\)/make \1|\2/p' Makefile \
	| awk -F '|' '{ printf "%-14s %s\n", $$1, $$2 }'

tool: libyaml
	@$(call quietly,build-generator) swift build $(GENERATOR) --product contractgen

browser:
	@Tests/Browser/install

# The generator reads YAML with libyaml; apps that use the package do not need it.
libyaml:
	@pkg-config --exists yaml-0.1 2> /dev/null || { \
	echo "Installing libyaml" >&2; \
	$(call quietly,libyaml) bash -euo pipefail -c ' \
	if command -v brew > /dev/null; then brew install libyaml pkg-config; exit; fi; \
	if ! command -v apt-get > /dev/null; then \
	echo "make: error: libyaml is missing and there is no apt-get or brew; install libyaml and pkg-config"; exit 1; fi; \
	sudo=; [ "$$(id -u)" = 0 ] || sudo="sudo"; \
	$$sudo apt-get update; \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y libyaml-dev pkg-config' < /dev/null; }
