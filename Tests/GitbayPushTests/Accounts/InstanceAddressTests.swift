import GitbayPush
import Testing

@Suite("Addresses of instances")
struct InstanceAddressTests {
  @Test(
    "The same for a person",
    arguments: [
      ("https://gitbay.org", "https://gitbay.org/"),
      ("https://gitbay.org", "HTTPS://GitBay.ORG"),
      ("https://gitbay.org", "https://gitbay.org:443"),
      ("https://gitbay.org", "https://gitbay.org:443/"),
      ("https://gitbay.org", "https://gitbay.org:"),
      ("http://gitbay.org", "http://gitbay.org:80/"),
      ("https://gitbay.org:8443", "https://GITBAY.org:8443/"),
      ("https://gitbay.org/bay", "https://gitbay.org/bay/"),
      ("https://[2001:DB8::1]", "https://[2001:db8::1]:443/"),
    ])
  func same(one: String, other: String) throws {
    let (one, other) = try (address(one), address(other))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.text == other.text)
  }

  @Test(
    "No looser",
    arguments: [
      ("https://gitbay.org", "http://gitbay.org"),
      ("https://gitbay.org", "https://gitbay.org.evil.example"),
      ("https://gitbay.org", "https://gitbay.org."),
      ("https://gitbay.org", "https://www.gitbay.org"),
      ("https://gitbay.org", "https://gitbay.org:8443"),
      ("https://gitbay.org", "https://gitbay.org:80"),
      ("http://gitbay.org", "http://gitbay.org:443"),
      ("https://gitbay.org", "https://gitbay.org:0443"),
      ("https://gitbay.org", "https://gitbay.org//"),
      ("https://gitbay.org/bay", "https://gitbay.org/Bay"),
      ("https://gitbay.org/bay", "https://gitbay.org/bay//"),
      ("https://gitbay.org/bay//", "https://gitbay.org/bay///"),
      ("https://gitbay.org/bay", "https://gitbay.org/b%61y"),
      ("https://gitbay.org/a/../bay", "https://gitbay.org/bay"),
      ("https://gitbay.org", "https://gitbay.org?x"),
      ("https://gitbay.org?x", "https://gitbay.org/?x"),
      ("https://gitbay.org?x", "https://gitbay.org?X"),
      ("https://gitbay.org?x", "https://gitbay.org?x/"),
      ("https://gitbay.org", "https://gitbay.org#x"),
      ("https://gitbay.org", "https://me@gitbay.org"),
      ("https://me@gitbay.org", "https://ME@gitbay.org"),
      ("https://evil.example/https://gitbay.org", "https://gitbay.org"),
      // KELVIN SIGN, and two ways to write é.
      ("https://bank.example", "https://ban\u{212A}.example"),
      ("https://gitbay.org/\u{E9}", "https://gitbay.org/e\u{301}"),
    ])
  func different(one: String, other: String) throws {
    #expect(try address(one) != address(other))
  }

  @Test(
    "No address",
    arguments: [
      "", "/", "gitbay.org", "//gitbay.org", "https:gitbay.org", "https:/gitbay.org", "https://",
      "https:///bay", "https://:443", "https://?x", "ftp://gitbay.org", "gitbay://o/r",
      " https://gitbay.org", "https://gitbay.org ", "https://git bay.org", "https://gitbay.org\n",
      "https://gitbay.org:port", "https://gitbay.org:-1", "https://[::1", "https://[::1]x",
      "https://a:b:c", "https://me@", "https://me@:443", "https://[]",
    ])
  func none(text: String) {
    #expect(InstanceAddress(text) == nil)
    #expect(PushAccount(instance: text, username: "ada") == nil)
  }

  @Test(
    "The text of an address is read as the same address",
    arguments: [
      "HTTPS://GitBay.ORG:443/", "https://gitbay.org//", "https://gitbay.org/bay///",
      "https://gitbay.org/?x", "https://gitbay.org/#/", "http://ME@[2001:DB8::1]:0443/",
    ])
  func text(text: String) throws {
    let address = try address(text)
    #expect(InstanceAddress(address.text) == address)
  }

  private func address(_ text: String) throws -> InstanceAddress {
    try #require(InstanceAddress(text), "\(text)")
  }

  @Test("An account needs a name, which compares exactly")
  func names() throws {
    #expect(PushAccount(instance: Accounts.gitbay, username: "") == nil)
    #expect(Accounts.ada.id != Accounts.account("Ada", on: Accounts.gitbay).id)
    #expect(Accounts.ada.id != Accounts.adaOnForge.id)
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(
      Accounts.account(composed, on: Accounts.gitbay)
        != Accounts.account(decomposed, on: Accounts.gitbay))
    #expect(Accounts.ada.id.description == "https://gitbay.org ada")
  }
}
