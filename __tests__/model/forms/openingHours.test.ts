import { openingCode, openingLine } from "../../../src/lib/openingHours";
import {
  daysPattern,
  plainDays,
  plainTime,
  timePattern,
} from "../../../src/model/forms/openingHours";

it.each([
  ["Saturday", "Saturday"],
  ["sat", "Saturday"],
  ["Monday to Friday", "Monday to Friday"],
  ["mon-fri", "Monday to Friday"],
  ["Mon – Thurs", "Monday to Thursday"],
  ["MON TO FRI", "Monday to Friday"],
])("reads the days %s as %s", (written, plain) => {
  expect(written).toMatch(daysPattern);
  expect(plainDays(written)).toBe(plain);
});

it.each([
  ["8 am", "8 am"],
  ["08:00", "8 am"],
  ["6:30PM", "6:30 pm"],
  ["18.30", "6:30 pm"],
  ["12 pm", "12 pm"],
  ["00:00", "12 am"],
  ["12:15", "12:15 pm"],
])("reads the time %s as %s", (written, plain) => {
  expect(written).toMatch(timePattern);
  expect(plainTime(written)).toBe(plain);
});

it.each(["8", "25:00", "13 pm", "8:5 am", "noon"])("does not read %s as a time", (written) => {
  expect(written).not.toMatch(timePattern);
  expect(plainTime(written)).toBe(written);
});

it.each(["every day", "Monday and Friday", "weekdays"])("does not read %s as days", (written) => {
  expect(written).not.toMatch(daysPattern);
  expect(plainDays(written)).toBe(written);
});

it.each([
  ["Monday to Saturday", "8 am", "6:30 pm", "Mo-Sa 08:00-18:30"],
  ["Sunday", "12 pm", "12 am", "Su 12:00-00:00"],
])("shows %s, %s to %s to visitors, and %s to search engines", (days, from, to, code) => {
  expect(openingLine({ days, from, to })).toBe(`${days}, ${from}–${to}`);
  expect(openingCode({ days, from, to })).toBe(code);
});
