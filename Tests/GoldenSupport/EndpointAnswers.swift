import ContractRuntime
import Foundation

extension ContractEndpoint where Response == NoContent {
  /// The statuses of 100 to 599 whose answer is not the success or the refusal that it should be.
  package static func misread(
    successes: Set<Int>, refusals: [Int: Refusal]
  ) -> [Int] {
    // The bodies are not read: an empty one and one that is no JSON are answers too.
    let bodies = [Data(), Data("<html>".utf8)]
    return (100...599).filter { status in
      let refusal = refusals[status] ?? Refusal(status: status)
      return !bodies.allSatisfy { body in
        do {
          return try response(from: body, status: status) == NoContent()
            && successes.contains(status)
        } catch let failure as EndpointFailure<Refusal> {
          // Refusals compare by their status; only an unknown one carries it.
          let isKnown = Mirror(reflecting: failure.refusal).children.isEmpty
          return failure.refusal == refusal && failure.refusal.status == status
            && isKnown == (refusals[status] != nil) && !successes.contains(status)
        } catch {
          return false
        }
      }
    }
  }

  /// What the endpoint makes of a golden answer, as a manifest says it.
  package static func outcome(of golden: Golden) throws -> Golden.Outcome {
    guard let status = golden.status else { throw ManifestFault("\(golden) has no status") }
    do {
      _ = try response(from: golden.bytes, status: status)
      return .value(.null)
    } catch let failure as EndpointFailure<Refusal> {
      let text = failure.localizedDescription
      guard let start = text.range(of: "the server answered ", options: .anchored) else {
        throw failure
      }
      return .failure(
        Golden.Failure(exitCode: nil, message: String(text[start.upperBound...]), stderr: nil))
    }
  }
}

extension Golden {
  /// What is not as the golden says of a record that was read from it.
  package func faults<Record: ContractRecord & ComparableFields>(
    of result: Result<Record, Refusal>
  ) throws -> [String] {
    var faults: [String] = []
    switch (outcome, result) {
    case (.value(let value), .success(let record)):
      if record.fields != value.toTheMillisecond { faults.append("reads \(record.fields)") }
      let encoded = try JSONValue(encoding: record)
      if try encoded != json.toTheMillisecond { faults.append("is written as \(encoded)") }
    case (.violation(let keyPath), .failure(let refusal)) where refusal.keyPath == keyPath: break
    case (_, .success): faults.append("reads")
    case (_, .failure(let refusal)): faults.append("breaks \(refusal.keyPath)")
    }
    return faults
  }
}
