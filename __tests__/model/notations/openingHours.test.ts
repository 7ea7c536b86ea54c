import {
  isClosed,
  openingDays,
  openingLine,
  openingPhrase,
  openingTimes,
} from "../../../src/lib/openingHours";
import {
  daysPattern,
  plainDays,
  plainTimes,
  timesPattern,
} from "../../../src/model/notations/openingHours";

it.each([
  ["sat", "Saturday"],
  ["Sundays", "Sunday"],
  ["Mon – Thurs", "Monday to Thursday"],
  ["MON TO FRI", "Monday to Friday"],
  ["Mon, Wed & fri", "Monday, Wednesday and Friday"],
  ["Mon-Wed, Fri", "Monday to Wednesday and Friday"],
  ["Sundays and public holidays", "Sunday and public holidays"],
  ["Weekends, and holidays", "Saturday, Sunday and public holidays"],
  ["Weekdays", "Monday to Friday"],
  ["Everyday", "every day"],
  ["DAILY", "every day"],
])("reads the days %s as %s", (written, plain) => {
  expect(written).toMatch(daysPattern);
  expect(plainDays(written)).toBe(plain);
  expect(plainDays(plain)).toBe(plain);
});

it.each([
  ["8 am to 6:30PM", "8 am–6:30 pm"],
  ["08:00-18.30", "8 am–6:30 pm"],
  ["8 a.m. – 6 p.m.", "8 am–6 pm"],
  ["00:00 to 12:15", "12 am–12:15 pm"],
  ["Noon to midnight", "noon–midnight"],
  ["Closed", "closed"],
  ["24hrs", "24 hours"],
  ["24/7", "24 hours"],
  ["Day and night", "day and night"],
])("reads the times %s as %s", (written, plain) => {
  expect(written).toMatch(timesPattern);
  expect(plainTimes(written)).toBe(plain);
  expect(plainTimes(plain)).toBe(plain);
});

it.each(["8 to 6", "8 am", "9 am to 25:00", "1 am to 13 pm", "8:5 am to 6 pm", "late", "24:00"])(
  "does not read %s as times",
  (written) => {
    expect(written).not.toMatch(timesPattern);
    expect(plainTimes(written)).toBe(written);
  },
);

it.each(["always", "Mon Tue", "Monday and", "the 1st"])("does not read %s as days", (written) => {
  expect(written).not.toMatch(daysPattern);
  expect(plainDays(written)).toBe(written);
});

it.each([
  ["Saturday", "8 am–6:30 pm", "Saturday, 8 am–6:30 pm", ["08:00", "18:30"]],
  ["Sunday", "12 pm–12 am", "Sunday, 12 pm–12 am", ["12:00", "00:00"]],
  ["Friday", "noon–midnight", "Friday, noon–midnight", ["12:00", "00:00"]],
  ["Friday", "6 pm–2 am", "Friday, 6 pm–2 am", ["18:00", "02:00"]],
  ["every day", "day and night", "Every day, day and night", ["00:00", "23:59"]],
  ["public holidays", "closed", "Public holidays: closed", ["00:00", "00:00"]],
])("shows %s, %s as %s", (days, times, line, clock) => {
  const opening = { days, times };
  const unbroken = line.replace(times, times.replaceAll(" ", "\u00a0"));
  expect(openingLine(opening)).toBe(unbroken);
  expect(openingPhrase(opening)).toBe(`${days}${unbroken.slice(days.length)}`);
  expect(openingTimes(opening)).toEqual(clock);
  expect(isClosed(opening)).toBe(times === "closed");
});

it.each([
  ["Friday to Monday", "Friday Saturday Sunday Monday"],
  ["Sunday and public holidays", "Sunday/public holidays"],
  ["Monday to Tuesday, Thursday and Saturday", "Monday Tuesday Thursday Saturday"],
  ["every day", "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"],
])("%s are the days %s", (days, names) => {
  const expected = names.split("/").flatMap((part) => (/^p/.test(part) ? part : part.split(" ")));
  expect(openingDays({ days, times: "closed" })).toEqual(expected);
});
