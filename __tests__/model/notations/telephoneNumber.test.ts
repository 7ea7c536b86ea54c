import { dialled, writtenNumber } from "../../../src/lib/phoneNumber";
import { internationalNumber } from "../../../src/model/notations/telephoneNumber";

it.each([
  "0803-123-4567",
  "+0803 123 4567",
  "+234 (0)803 123 4567",
  "(+234) 803 123 4567",
  "2348031234567",
  "002348031234567",
  "0092348031234567",
  "803 123 4567",
])("reads %s as a Nigerian mobile number", (written) => {
  expect(dialled(written)).toBe("+2348031234567");
  expect(internationalNumber(written)).toBe("+234 803 123 4567");
});

it.each([
  ["703 123 4567", "+234 703 123 4567"],
  ["903-123-4567", "+234 903 123 4567"],
  ["0201 234 5678", "+234 201 234 5678"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["00 44 20 7946 0958", "+44 20 7946 0958"],
  ["009 44 20 7946 0958", "+44 20 7946 0958"],
  ["+20 3 482 0000", "+20 3 482 0000"],
])("reads %s as %s", (written, international) => {
  expect(internationalNumber(written)).toBe(international);
  expect(dialled(written)).toBe(international.replaceAll(" ", ""));
});

it.each([
  "0803 123 456",
  "234 803 123 45678",
  "00234 803 123 456",
  "+803 123 4567",
  "01 234 5678",
  "00944 20 7946 0958",
  "8012345678901234",
  "123 4567",
  "0112",
  "+112",
  "call 112",
])("nobody can be reached at %s", (written) => {
  expect(dialled(written)).toBeUndefined();
  expect(internationalNumber(written)).toBe(written);
});

it("finds the numbers of a line, and no other figures", () => {
  const line = "Call 767, 112 or 0803 123 4567 (24/7).";
  const numbers = line.split(writtenNumber).filter((_part, index) => index % 2 === 1);
  expect(numbers).toEqual(["767", "112", "0803 123 4567"]);
});
