import { internationalNumber, isInternational } from "../../../src/model/notations/telephoneNumber";

it.each([
  "0803-123-4567",
  "(0803) 123 4567",
  "+0803 123 4567",
  "+234 (0)803 123 4567",
  "2348031234567",
  "002348031234567",
  "803 123 4567",
])("reads %s as a Nigerian mobile number", (written) => {
  expect(internationalNumber(written)).toBe("+234 803 123 4567");
});

it.each([
  ["703 123 4567", "+234 703 123 4567"],
  ["903-123-4567", "+234 903 123 4567"],
  ["01 234 5678", "+234 1 234 5678"],
  ["0201 234 5678", "+234 201 234 5678"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["0044 20 7946-0958", "+44 20 7946 0958"],
  ["00 44 20 7946 0958", "+44 20 7946 0958"],
])("reads %s as %s", (written, international) => {
  expect(internationalNumber(written)).toBe(international);
  expect(isInternational(international)).toBe(true);
});

it.each(["0803 123 456", "112", "8012345678901234", "123 4567"])(
  "does not guess the country of %s",
  (written) => {
    expect(internationalNumber(written)).toBe(written);
    expect(isInternational(written)).toBe(false);
  },
);
