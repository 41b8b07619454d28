import Foundation
import GitbayContract

let bytes = Data(
  #"{"aps":{"alert":{"title":"krz/gitbay"},"badge":0},"path":"krz/gitbay/issues/12"}"#.utf8)
let userInfo: [AnyHashable: Any] = [
  "aps": ["alert": ["title": "krz/gitbay"], "badge": 0] as [String: Any],
  "path": "krz/gitbay/issues/12",
]
for payload in try Payloads.read(userInfo, bytes) {
  let texts = Payloads.texts(of: payload).map { $0 ?? "-" }.joined(separator: " ")
  let badge = Payloads.badge(of: payload).map(String.init) ?? "no badge"
  print(texts, badge, Payloads.place(of: payload) ?? "no route")
}
print(Payloads.routes().map { $0?.path ?? "no route" })
for command in try Commands.checked() + Commands.plain() { print(try Commands.sent(command)) }

func body(_ data: String) -> Data { Data(#"{"protocol_version":1,"data":\#(data)}"#.utf8) }
print(try Responses.registration(body(#"{"id":7,"status":"registered"}"#)))
let device = #"{"id":7,"label":"","token":"ab12cd34…","added":"2025-03-01T12:00:00Z"}"#
print(try Responses.devices(body("[\(device)]")))
print(try Responses.settings(body(#"{"mail":true,"push":false,"watch":true}"#)))
let row =
  #"{"id":1,"repo":"krz/gitbay","kind":"star","actor":"alice","summary":"starred","#
  + #""path":"krz/gitbay","created_at":"2025-03-01T12:00:00Z"}"#
print(try Responses.inbox(body("[\(row)]")))
print(try Responses.inbox(body(#"{"items":[\#(row)],"next":"c2"}"#)))
print(try Responses.read(body(#"{"read":2}"#)))
let refusal = #"{"protocol_version":1,"error":"no such device","exit_code":3}"#
print(try Responses.removal(Data(refusal.utf8)))
print(try Responses.removal(body(#"{"status":1}"#)))
print(Toggles.flip(nil), Toggles.flip(NotificationSettings(mail: true, push: true, watch: true)))
print(Toggles.permissions().map(\.isOn))
