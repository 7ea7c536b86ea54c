import { hashOfPassport, linkedIn, partOf } from "../../../src/calculators/form/cylinderLink";
import { initialAnswersOf } from "../../../src/calculators/form/fields";
import {
  cylinderIn,
  refillFields,
  weighingState,
} from "../../../src/calculators/refill/weighingState";
import { datesIn, stampsState } from "../../../src/calculators/stamps/stampsState";

const rule = { life: 24, retest: 8 };

const refillPart = (answers: object) => {
  const all = { ...initialAnswersOf(refillFields()), ...answers };
  return partOf(cylinderIn(all, weighingState(all)));
};

const stampsPart = (answers: Readonly<Record<string, string>>) =>
  partOf(datesIn(answers, stampsState(answers, rule, { year: 2025, month: 10 })));

test.each([
  [
    { size: "11", tare: "15,2", now: "26", paid: "11", naira: "15000", before: "16" },
    "size=11&tare=15%2C2",
  ],
  [{ size: "other", otherSize: "9", tare: "12" }, "size=other&otherSize=9&tare=12"],
  [{ size: "11", otherSize: "9", tare: "12" }, "size=11&tare=12"],
  [{ size: "11", tare: "heavy" }, ""],
  [{ size: "other", tare: "15" }, ""],
  [{ tare: "15" }, ""],
  // In doubt, and a contradiction.
  [{ size: "11", tare: "3", now: "14", paid: "11" }, ""],
  [{ size: "11", tare: "15", now: "14", paid: "11" }, ""],
])("of the weighing %j, the link keeps “%s”", (answers, part) => {
  expect(refillPart(answers)).toBe(part);
});

test.each([
  [{ made: "06/2019", tested: "2024" }, "made=06%2F2019&tested=2024"],
  [{ made: "2019", tested: " " }, "made=2019"],
  [{ made: "2019", tested: "2015" }, ""],
  [{ made: "C-27" }, ""],
  [{ made: "2019", expired: "yes" }, ""],
  [{ tested: "2019" }, ""],
  // A re-test is due; its life has ended.
  [{ made: "2010" }, "made=2010"],
  [{ made: "2001" }, ""],
])("of the stamps %j, the link keeps “%s”", (answers, part) => {
  expect(stampsPart(answers)).toBe(part);
});

test("a link tells its answers from those of a page that was reloaded", () => {
  const link = hashOfPassport([
    refillPart({ size: "11", tare: "15,2" }),
    stampsPart({ made: "2019" }),
  ]);
  expect(link).toBe("#cylinder=mine&size=11&tare=15%2C2&made=2019");
  expect(linkedIn(link)).toMatchObject({ size: "11", tare: "15,2", made: "2019" });
  expect(linkedIn(link.replace("cylinder=mine&", ""))).toEqual({});
  expect(hashOfPassport(["", "made=2019"])).toBe("#cylinder=mine&made=2019");
});
