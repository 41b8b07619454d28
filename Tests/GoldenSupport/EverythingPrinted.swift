import Foundation

/// Everything that printing, dumping and interpolating show of a value.
package func everythingPrinted(_ value: Any) -> String {
  var text = "\(value)" + String(reflecting: value)
  dump(value, to: &text)
  if let error = value as? any Error { text += error.localizedDescription }
  return text
}
