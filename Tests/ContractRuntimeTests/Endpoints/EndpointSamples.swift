import ContractRuntime
import Foundation

// Endpoints as generated code writes them.

/// A path with a secret, a bearer, a header and an answer without a body.
struct RemoveDevice: ContractEndpoint {
  static let template = "DELETE /v1/devices/{token}"
  let request: EndpointRequest

  init(token: String, idempotencyKey: String? = nil) throws(InvalidArgument) {
    var request = EndpointRequest("DELETE", needsBearer: true)
    request.addSegment("v1")
    request.addSegment("devices")
    try request.addSegment("token", token, isSensitive: true)
    try request.addHeader(
      "Idempotency-Key", "idempotencyKey", idempotencyKey, isSensitive: true)
    self.request = request
  }

  static func success(from body: Data, status: Int) throws(ContractViolation) -> NoContent? {
    status == 204 ? NoContent() : nil
  }

  enum Refusal: EndpointRefusal {
    case unauthorized
    case notFound
    case unrecognized(Int)

    init(status: Int) {
      switch status {
      case 401: self = .unauthorized
      case 404: self = .notFound
      default: self = .unrecognized(status)
      }
    }

    var status: Int {
      switch self {
      case .unauthorized: 401
      case .notFound: 404
      case .unrecognized(let status): status
      }
    }
  }
}

/// A body, an answer that is a record, and two statuses of success.
struct RegisterDevice: ContractEndpoint {
  static let template = "POST /v1/devices"
  let request: EndpointRequest

  init(
    token: String, environment: String, scale: Double? = nil, path: String? = nil
  ) throws(InvalidArgument) {
    var request = EndpointRequest("POST", needsBearer: true)
    request.addSegment("v1")
    request.addSegment("devices")
    try request.setBody(
      Body(
        token: TextRule(bytes: 1...64).checked("token", token, isSensitive: true),
        environment: environment, scale: scale, path: path))
    self.request = request
  }

  static func success(from body: Data, status: Int) throws(ContractViolation) -> Device? {
    switch status {
    case 200, 201: try Device(json: body)
    default: nil
    }
  }

  typealias Refusal = RemoveDevice.Refusal

  struct Body: ContractRecord, Hashable {
    let token: String
    let environment: String
    let scale: Double?
    let path: String?

    static let contract = RecordContract([
      .init("token"), .init("info", "environment"),
      .init("info", "a", "scale", presence: .optional), .init("path", presence: .nullable),
    ])
    init(token: String, environment: String, scale: Double?, path: String?) {
      (self.token, self.environment, self.scale, self.path) = (token, environment, scale, path)
    }
    init(reading reader: inout Reader) {
      token = reader.string(0)
      environment = reader.string(1)
      scale = reader.doubleIfPresent(2)
      path = reader.stringIfPresent(3)
    }
    func write(to writer: inout Writer) {
      writer.write(token, 0)
      writer.write(environment, 1)
      writer.write(scale, 2)
      writer.write(path, 3)
    }
  }

  struct Device: ContractRecord, Hashable {
    let id: Int64
    let labels: [String]

    static let contract = RecordContract([.init("device", "id"), .init("device", "labels")])
    init(reading reader: inout Reader) {
      id = reader.int64(0)
      labels = reader.list(1)
    }
    func write(to writer: inout Writer) {
      writer.write(id, 0)
      writer.write(labels, 1)
    }
  }
}

/// A query with a fixed item, a fixed header, and no bearer.
struct SearchDevices: ContractEndpoint {
  static let template = "GET /v1/devices/{owner}/search"
  let request: EndpointRequest

  init(owner: String, text: String?, limit: Int? = nil) throws(InvalidArgument) {
    var request = EndpointRequest("GET", needsBearer: false)
    request.addSegment("v1")
    request.addSegment("devices")
    try request.addSegment("owner", owner)
    request.addSegment("search")
    request.addHeader("Accept", "application/json")
    request.addQueryItem("kind", "push & mail")
    request.addQueryItem("q", text)
    if let limit {
      request.addQueryItem("limit", try IntegerRule(1...50).checked("limit", limit))
    }
    self.request = request
  }

  static func success(from body: Data, status: Int) throws(ContractViolation) -> NoContent? {
    status == 200 ? NoContent() : nil
  }

  typealias Refusal = RemoveDevice.Refusal
}
