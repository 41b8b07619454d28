import ContractRuntime
import CoreFoundation
import Foundation
import Testing

@Suite("Values of a userInfo dictionary")
struct UserInfoTests {
  /// A value that a dictionary can hold; made when the test runs, as not all of them are Sendable.
  struct Case<Value: Equatable & Sendable>: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> Any
    let reading: Reading<Value>
    init(_ name: String, _ make: @autoclosure @escaping @Sendable () -> Any, _ value: Value) {
      (self.name, self.make, reading) = (name, make, .value(value))
    }
    init(_ name: String, _ make: @autoclosure @escaping @Sendable () -> Any, found: String) {
      (self.name, self.make, reading) = (name, make, .violation("v", found: found))
    }
    var testDescription: String { name }
  }

  private func expect<Value: ContractValue & Equatable>(_ one: Case<Value>) {
    #expect(reading { try One<Value>(userInfo: ["v": one.make()]).value } == one.reading)
  }

  static let fraction = "a number with a fraction"
  static let unfit = "a number that does not fit"
  static let foreign = "a value that JSON has no word for"

  static let integers: [Case<Int64>] = [
    // NSNumber of every width
    Case("NSNumber Int8", NSNumber(value: Int8.min), -128),
    Case("NSNumber UInt8", NSNumber(value: UInt8.max), 255),
    Case("NSNumber Int16", NSNumber(value: Int16.min), -32768),
    Case("NSNumber UInt16", NSNumber(value: UInt16.max), 65535),
    Case("NSNumber Int32", NSNumber(value: Int32.min), -2_147_483_648),
    Case("NSNumber UInt32", NSNumber(value: UInt32.max), 4_294_967_295),
    Case("NSNumber Int64", NSNumber(value: Int64.min), .min),
    Case("NSNumber Int64.max", NSNumber(value: Int64.max), .max),
    Case("NSNumber 2^53+1", NSNumber(value: 9_007_199_254_740_993), 9_007_199_254_740_993),
    Case("NSNumber UInt64 that fits", NSNumber(value: UInt64(Int64.max)), .max),
    Case("NSNumber 2^63", NSNumber(value: UInt64(1) << 63), found: unfit),
    Case("NSNumber UInt64.max", NSNumber(value: UInt64.max), found: unfit),
    Case("NSNumber Float", NSNumber(value: Float(42)), 42),
    Case("NSNumber Float 1.5", NSNumber(value: Float(1.5)), found: fraction),
    Case("NSNumber Double", NSNumber(value: 42.0), 42),
    Case("NSNumber -0.0", NSNumber(value: -0.0), 0),
    Case("NSNumber 1.5", NSNumber(value: 1.5), found: fraction),
    Case("NSNumber Double 2^53+2", NSNumber(value: 9_007_199_254_740_994.0), 9_007_199_254_740_994),
    Case("NSNumber Double 2^63", NSNumber(value: 0x1p63), found: unfit),
    Case("NSNumber Double -2^63", NSNumber(value: -0x1p63), .min),
    Case("NSNumber 1e300", NSNumber(value: 1e300), found: unfit),
    Case("NSNumber NaN", NSNumber(value: Double.nan), found: unfit),
    Case("NSNumber infinity", NSNumber(value: Double.infinity), found: unfit),
    Case("NSNumber true", NSNumber(value: true), found: "true or false"),
    Case("NSNumber false", NSNumber(value: false), found: "true or false"),
    Case("kCFBooleanTrue", kCFBooleanTrue as Any, found: "true or false"),
    // NSDecimalNumber, which JSONSerialization makes of long numbers
    Case("NSDecimalNumber", NSDecimalNumber(string: "42"), 42),
    Case("NSDecimalNumber 42.0", NSDecimalNumber(string: "42.0"), 42),
    Case("NSDecimalNumber 1e2", NSDecimalNumber(string: "1e2"), 100),
    Case(
      "NSDecimalNumber Int64.max", NSDecimalNumber(string: "9223372036854775807"), .max),
    Case(
      "NSDecimalNumber past Int64", NSDecimalNumber(string: "9223372036854775808"), found: unfit),
    Case("NSDecimalNumber 1e100", NSDecimalNumber(string: "1e100"), found: unfit),
    Case("NSDecimalNumber 1.5", NSDecimalNumber(string: "1.5"), found: fraction),
    Case(
      "NSDecimalNumber 2^53+1.5", NSDecimalNumber(string: "9007199254740993.5"), found: fraction),
    Case("NSDecimalNumber NaN", NSDecimalNumber.notANumber, found: unfit),
    // Native values
    Case("Int8", Int8(-7), -7),
    Case("UInt8", UInt8.max, 255),
    Case("Int16", Int16(-7), -7),
    Case("UInt16", UInt16.max, 65535),
    Case("Int32", Int32(-7), -7),
    Case("UInt32", UInt32.max, 4_294_967_295),
    Case("Int", Int.max, .max),
    Case("UInt", UInt.max, found: unfit),
    Case("Int64", Int64.min, .min),
    Case("UInt64", UInt64(7), 7),
    Case("UInt64.max", UInt64.max, found: unfit),
    Case("Float", Float(7), 7),
    Case("Double", 7.0, 7),
    Case("Double 7.5", 7.5, found: fraction),
    Case("Double 2^53+2", 9_007_199_254_740_994.0, 9_007_199_254_740_994),
    Case("Double 2^63", 0x1p63, found: unfit),
    Case("Double -2^63", -0x1p63, .min),
    Case("Double NaN", Double.nan, found: unfit),
    Case("Double -infinity", -Double.infinity, found: unfit),
    Case("Decimal", Decimal(7), 7),
    Case("Decimal 7.5", Decimal(string: "7.5") as Any, found: fraction),
    Case("Decimal Int64.max", Decimal(Int64.max), .max),
    Case("Decimal past Int64", Decimal(UInt64.max), found: unfit),
    Case("Decimal NaN", Decimal.nan, found: unfit),
    Case("CGFloat", CGFloat(7), 7),
    Case("true", true, found: "true or false"),
    Case("Optional 7", Int?.some(7) as Any, 7),
    // What is no number
    Case("String", "7", found: "a string"),
    Case("NSString", NSString(string: "7"), found: "a string"),
    Case("NSMutableString", NSMutableString(string: "7"), found: "a string"),
    Case("NSNull", NSNull(), found: "null"),
    Case("NSArray", NSArray(array: [7]), found: "a list"),
    Case("[Any]", [7] as [Any], found: "a list"),
    Case("empty list", [Int](), found: "a list"),
    Case("NSDictionary", NSDictionary(dictionary: ["v": 7]), found: "an object"),
    Case("[String: Any]", ["v": 7] as [String: Any], found: "an object"),
    Case("[Int: Int]", [7: 7], found: "an object"),
    Case("Date", Date(timeIntervalSince1970: 7), found: foreign),
    Case("NSDate", NSDate(timeIntervalSince1970: 7), found: foreign),
    Case("Data", Data([7]), found: foreign),
    Case("NSData", NSData(data: Data([7])), found: foreign),
    Case("URL", URL(filePath: "/7"), found: foreign),
    Case("UUID", UUID(), found: foreign),
    Case("NSObject", NSObject(), found: foreign),
    Case("a tuple", (7, 7), found: foreign),
    Case("a metatype", Int.self, found: foreign),
    Case("none", Int?.none as Any, found: foreign),
  ]

  @Test("Asked for an integer", arguments: integers)
  func integer(one: Case<Int64>) { expect(one) }

  static let truths: [Case<Bool>] = [
    Case("true", true, true),
    Case("false", false, false),
    Case("NSNumber true", NSNumber(value: true), true),
    Case("NSNumber false", NSNumber(value: false), false),
    Case("kCFBooleanFalse", kCFBooleanFalse as Any, false),
    Case("NSNumber 1", NSNumber(value: 1), found: "a number"),
    Case("NSNumber 0", NSNumber(value: 0), found: "a number"),
    Case("NSNumber Int8 1", NSNumber(value: Int8(1)), found: "a number"),
    Case("NSNumber 1.0", NSNumber(value: 1.0), found: "a number"),
    Case("NSNumber 1.5", NSNumber(value: 1.5), found: "a number"),
    Case("NSNumber NaN", NSNumber(value: Double.nan), found: "a number"),
    Case("NSNumber UInt64.max", NSNumber(value: UInt64.max), found: "a number"),
    Case("Int 1", 1, found: "a number"),
    Case("UInt64.max", UInt64.max, found: "a number"),
    Case("Double 1", 1.0, found: "a number"),
    Case("Decimal 1", Decimal(1), found: "a number"),
    Case("String", "true", found: "a string"),
    Case("NSNull", NSNull(), found: "null"),
    Case("Data", Data(), found: foreign),
  ]

  @Test("Asked for true or false", arguments: truths)
  func truth(one: Case<Bool>) { expect(one) }

  static let doubles: [Case<Double>] = [
    Case("NSNumber 1.5", NSNumber(value: 1.5), 1.5),
    Case("NSNumber 1", NSNumber(value: 1), 1),
    Case("NSNumber UInt64.max", NSNumber(value: UInt64.max), 0x1p64),
    Case("NSDecimalNumber 0.5", NSDecimalNumber(string: "0.5"), 0.5),
    Case("Float 1.5", Float(1.5), 1.5),
    Case("Int 3", 3, 3),
    Case("UInt64.max", UInt64.max, 0x1p64),
    Case("Decimal 0.5", Decimal(0.5), 0.5),
    Case("NSNumber NaN", NSNumber(value: Double.nan), found: unfit),
    Case("Double infinity", Double.infinity, found: unfit),
    Case("NSNumber true", NSNumber(value: true), found: "true or false"),
    Case("true", true, found: "true or false"),
    Case("String", "1.5", found: "a string"),
    Case("NSNull", NSNull(), found: "null"),
  ]

  @Test("Asked for a number", arguments: doubles)
  func double(one: Case<Double>) { expect(one) }

  static let texts: [Case<String>] = [
    Case("String", "é", "é"),
    Case("NSString", NSString(string: "é"), "é"),
    Case("NSMutableString", NSMutableString(string: "é"), "é"),
    Case("empty", "", ""),
    Case("NSNumber of digits", NSNumber(value: 123_456), found: "a number"),
    Case("NSNumber 1.5", NSNumber(value: 1.5), found: "a number"),
    Case("NSNumber NaN", NSNumber(value: Double.nan), found: "a number"),
    Case("NSDecimalNumber", NSDecimalNumber(string: "7"), found: "a number"),
    Case("UInt64.max", UInt64.max, found: "a number"),
    Case("Decimal", Decimal(1), found: "a number"),
    Case("true", true, found: "true or false"),
    Case("NSURL", NSURL(fileURLWithPath: "/"), found: foreign),
    Case("NSAttributedString", NSAttributedString(string: "7"), found: foreign),
  ]

  @Test("Asked for a string", arguments: texts)
  func text(one: Case<String>) { expect(one) }

  @Test("Lists and objects, Foundation's and Swift's")
  func containers() throws {
    let foundation = NSDictionary(dictionary: [
      "v": NSArray(array: [NSNumber(value: 1), NSDecimalNumber(string: "2"), 3])
    ])
    let userInfo = try #require(foundation as? [AnyHashable: Any])
    #expect(try One<[Int64]>(userInfo: userInfo).value == [1, 2, 3])
    #expect(try One<[Int64]>(userInfo: ["v": [1, 2.0, UInt8(3)] as [Any]]).value == [1, 2, 3])
    #expect(try One<[Int64]>(userInfo: ["v": [Int]()]).value == [])
    #expect(try One<One<Int64>>(userInfo: ["v": ["v": 7]]).value.value == 7)
    #expect(
      try One<One<Int64>>(userInfo: ["v": NSDictionary(dictionary: ["v": 7])]).value.value == 7)
    #expect(
      reading { try One<[Int64]>(userInfo: ["v": [1, "2"] as [Any]]).value }
        == .violation("v[1]", found: "a string"))
    #expect(
      reading { try One<[[String]]>(userInfo: ["v": [["a"], ["b", NSNull()]] as [Any]]).value }
        == .violation("v[1][1]", found: "null"))
    #expect(
      reading { try One<[Int64]>(userInfo: ["v": "12"]).value }
        == .violation("v", found: "a string"))
  }

  @Test("Keys that are no strings are ignored")
  func keys() throws {
    let odd: [AnyHashable: Any] = [
      5: "x", 5.5: "y", AnyHashable(true): 1, AnyHashable(NSNull()): 2, AnyHashable([1]): 3,
      AnyHashable(Data()): 4, "v": 7,
    ]
    #expect(try One<Int64>(userInfo: odd).value == 7)
    #expect(try One<One<Int64>>(userInfo: ["v": odd]).value.value == 7)
    #expect(
      reading { try One<Int64>(userInfo: [5: 7]).value } == .violation("v", found: "nothing"))
  }
}
