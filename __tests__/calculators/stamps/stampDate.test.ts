import { parseStampDate } from "../../../src/calculators/stamps/stampDate";

const today = { year: 2026, month: 11 };

test.each([
  ["26", { year: 2026 }],
  ["60", { year: 1960 }],
  ["1/2019", { year: 2019, month: 1 }],
  ["06–2019", { year: 2019, month: 6 }],
  ["06.2019", { year: 2019, month: 6 }],
  ["06 2019", { year: 2019, month: 6 }],
  ["2019-06", { year: 2019, month: 6 }],
  ["10/11", { year: 2010, month: 11, other: { year: 2011, month: 10 } }],
  ["11/10", { year: 2010, month: 11, other: { year: 2011, month: 10 } }],
  ["10/10", { year: 2010, month: 10 }],
  ["12-15", { year: 2015, month: 12 }],
  ["٢٠١٩", { year: 2019 }],
  ["062019", { year: 2019, month: 6 }],
  ["15/06/2019", { year: 2019, month: 6 }],
  ["2019-06-15", { year: 2019, month: 6 }],
  ["jun. 2019", { year: 2019, month: 6 }],
  ["Sept 2019", { year: 2019, month: 9 }],
  ["2019 December", { year: 2019, month: 12 }],
  ["15 June 2019", { year: 2019, month: 6 }],
  ["June, 2019", { year: 2019, month: 6 }],
])("%j is a valid date", (typed, date) => {
  expect(parseStampDate(typed, today)).toEqual(date);
});

test.each([
  ["C-27", "letter"],
  ["D 29", "letter"],
  ["E-27", "notADate"],
  ["15-12", "notADate"],
  ["24.6", "notADate"],
  ["201", "notADate"],
  ["7", "notADate"],
  ["June", "notADate"],
  ["00/2019", "notADate"],
  ["1.2.3", "notADate"],
  ["06/15/2019", "notADate"],
  ["32/06/2019", "notADate"],
  ["15/06/19", "notADate"],
  ["Ju 2019", "notADate"],
  ["Juno 2019", "notADate"],
  ["132019", "notADate"],
  ["27", "tooOld"],
  ["59", "tooOld"],
  ["EXP 05/2024", "expiry"],
  ["0019", "tooOld"],
  ["12/2026", "future"],
])("%j is invalid: %s", (typed, fault) => {
  expect(parseStampDate(typed, today)).toEqual({ fault });
});
