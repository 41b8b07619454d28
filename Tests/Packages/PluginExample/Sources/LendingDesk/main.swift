import ContractRuntime
import Foundation

let notice = try DueNotice(
  json: Data(
    #"{"aps":{"alert":{"title":"Emma"}},"days_left":3,"spot":"shelves/AU/12"}"#.utf8))
let renewal = try LoanRenew(times: 2)
let loan = try LoanRenew.response(
  from: Data(
    """
    {"v":2,"result":{"title":"Emma","card":"4711","state":"running","due":"2025-03-01T12:00:00Z"}}
    """.utf8))
let reminders = ReminderToggle(consent: .refused)

guard case .book(let spot)? = notice.spotRoute else { fatalError("no route in \(notice)") }
print(
  "\(notice.title ?? "A book") is due in \(notice.daysLeft ?? 0) days, back to \(spot.shelf)",
  spot.place, "after `\(renewal)`: \(loan.state), card \(loan.card.rawValue.count) digits,",
  "reminders \(reminders.isOn ? "on" : "off")")
