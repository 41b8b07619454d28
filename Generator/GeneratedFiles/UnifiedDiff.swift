/// What changed between two texts, as `diff -u` shows it.
public enum UnifiedDiff {
  private struct Line {
    var mark: Character
    var text: Substring
    /// How many lines of the old and the new text stand before it.
    var old: Int
    var new: Int
  }

  /// The hunks, with three lines around each change; empty where nothing changed.
  public static func text(old: String, new: String, path: String) -> String {
    let lines = merged(old: split(old), new: split(new))
    let changes = lines.indices.filter { lines[$0].mark != " " }
    guard !changes.isEmpty else { return "" }
    var hunks: [ClosedRange<Int>] = []
    for change in changes {
      let around = max(0, change - 3)...min(lines.count - 1, change + 3)
      if let last = hunks.last, around.lowerBound <= last.upperBound + 1 {
        hunks[hunks.count - 1] = last.lowerBound...around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map { hunk(lines[$0]) }.joined()
  }

  /// The first line, from 1, in which two texts differ.
  static func firstDifference(_ one: String, _ other: String) -> Int {
    let (one, other) = (split(one), split(other))
    let same = zip(one, other).prefix { $0 == $1 }.count
    return same + 1
  }

  /// The lines of a text. Swift takes CR LF for one character, so the scalars are split; a last line
  /// without a line feed says so, as `diff` does, and differs from one with it.
  private static func split(_ text: String) -> [Substring] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard let last = lines.popLast(), !last.isEmpty else { return lines }
    return lines + ["\(last)\n\\ No newline at end of file"]
  }

  /// Both texts in one list: what stays, what goes, what comes.
  private static func merged(old: [Substring], new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(Line(mark: "-", text: old[oldIndex], old: oldIndex, new: newIndex))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append(Line(mark: "+", text: new[newIndex], old: oldIndex, new: newIndex))
        newIndex += 1
      } else {
        lines.append(Line(mark: " ", text: old[oldIndex], old: oldIndex, new: newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  private static func hunk(_ lines: ArraySlice<Line>) -> String {
    guard let first = lines.first else { return "" }
    let oldCount = lines.count { $0.mark != "+" }
    let newCount = lines.count { $0.mark != "-" }
    let oldStart = oldCount == 0 ? first.old : first.old + 1
    let newStart = newCount == 0 ? first.new : first.new + 1
    let body = lines.map { "\($0.mark)\($0.text)\n" }.joined()
    return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n" + body
  }
}
