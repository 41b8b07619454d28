import Conformance
import ContractModel
import GeneratedFiles

/// The reference of a contract: what a schema says and its goldens show, as a page for people.
public struct Reference: Sendable {
  private let page: Page
  private let name: String

  /// How a page is written.
  public enum Language: String, Sendable, CaseIterable {
    /// One HTML file that needs nothing else.
    case html
    /// Markdown, as forges show it.
    case markdown
  }

  /// Builds the page of a contract.
  ///
  /// - Parameters:
  ///   - name: What the page's files are called, without an extension.
  ///   - schema: The schema's file, as the user named it, nil where it has none to link.
  ///   - goldens: The contract's goldens, nil where it has none yet.
  ///   - folder: The folder that the files are for, as the user named it; links to the schema and the
  ///     goldens lead there from it.
  public init(
    _ contract: Contract, name: String, schema: String?, goldens: GoldenSet?, folder: String
  ) {
    let paths = RelativePath(from: folder)
    let link = schema.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return Prose.link(.code(name), to: .file(paths.path(to: path)))
    }
    self.name = name
    page = PageBuilder(
      contract, Evidence(contract, goldens, paths), schema: link ?? "a schema without a file"
    ).build()
  }

  /// The page in a language.
  public func file(_ language: Language) -> GeneratedFile {
    switch language {
    case .html: GeneratedFile(name: name + ".html", text: HTMLPage.text(page))
    case .markdown: GeneratedFile(name: name + ".md", text: MarkdownPage.text(page))
    }
  }
}
