import Foundation

/// A list of which the rows that break the contract were left out.
public struct PartialResponse<Response: RowResponse>: Sendable {
  /// The response, with the good rows only, in the server's order.
  public let response: Response
  /// Why each row that is missing was left out, in the server's order.
  public let leftOut: [ContractViolation]

  /// Creates a partial response.
  public init(response: Response, leftOut: [ContractViolation]) {
    self.response = response
    self.leftOut = leftOut
  }
}

extension PartialResponse: Equatable where Response: Equatable {}
extension PartialResponse: Hashable where Response: Hashable {}

/// An answer that is a list, bare or a page at a time, and can be read row by row.
public protocol RowResponse: ContractValue {
  /// Reads the answer in a slot, leaving out the rows that break the contract; what is wrong outside
  /// of a row breaks the whole answer.
  static func read(
    _ reader: inout Reader, _ slot: Int, leavingOut violations: inout [ContractViolation]
  ) -> Self
}

extension Array: RowResponse where Element: ContractValue {
  /// Reads a list, leaving out the rows that break the contract.
  public static func read(
    _ reader: inout Reader, _ slot: Int, leavingOut violations: inout [ContractViolation]
  ) -> [Element] {
    reader.list(slot, leavingOut: &violations)
  }
}

extension Page: RowResponse where Item: PagedItem {
  /// Reads a bare list or a page, leaving out the rows that break the contract; the cursor of a page
  /// must be sound.
  public static func read(
    _ reader: inout Reader, _ slot: Int, leavingOut violations: inout [ContractViolation]
  ) -> Page {
    if reader.holdsList(slot) {
      return Page(items: reader.list(slot, leavingOut: &violations), isPaged: false)
    }
    return reader.object(slot, Item.page, expected: expectation) { reader in
      Page(
        items: reader.list(0, leavingOut: &violations), next: reader.stringIfPresent(1))
    }
  }
}

extension ContractCommand where Response: RowResponse {
  /// What the body of an answer over HTTP carries, row by row: a row that breaks the contract costs
  /// that row and not the list. `response(from:status:)` refuses such a list as a whole.
  ///
  /// - Parameters:
  ///   - body: The whole body, as it came.
  ///   - status: The HTTP status; it is kept in a failure and decides nothing.
  /// - Throws: `ContractFailure` where the server refused or failed, `ContractViolation` where the body
  ///   breaks the contract outside of its rows.
  public static func partialResponse(
    from body: Data, status: Int? = nil
  ) throws -> PartialResponse<Response> {
    var leftOut: [ContractViolation] = []
    let response = try response(from: body, status: status, exitStatus: nil) { reader, slot in
      Response.read(&reader, slot, leavingOut: &leftOut)
    }
    return PartialResponse(response: response, leftOut: leftOut)
  }
}
