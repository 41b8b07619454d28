import GitbayContractTesting
import GitbayPush

// What an app's tests do, in a program, so that no test runner is needed to try it.
let payload = try PushPayload(userInfo: Fixture.pushIssueOpened.userInfo)
print(payload.route?.path ?? "no route")
let transport = StubTransport([.answer(Fixture.deviceAddOK)])
let client = try GitbayClient(
  instance: "https://gitbay.example", token: "any", transport: transport)
let added = try await client.run(NotificationsDeviceAdd(token: "ab01"))
print(added.status)
do {
  print(try await client.run(NotificationsDeviceList()))
} catch {
  print(error)
}
