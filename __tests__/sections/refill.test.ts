import { readWeighing, startsOf } from "../../src/sections/refill/readWeighing";
import { messageOf, valuesOf } from "../../src/sections/refill/values";
import { refillWords } from "../support/content";

const starts = startsOf("12.5");
const read = (answers: object) => readWeighing({ ...starts, ...answers }, starts);

test("there is no answer before the current weight is typed", () => {
  const { isBegun, wrong, result } = read({ tare: "15" });
  expect([isBegun, wrong, result]).toEqual([false, {}, undefined]);
});

test("a blank field uses its initial value", () => {
  const { weighing } = read({ tare: "15", now: "27.5" });
  expect(weighing).toMatchObject({ size: 12_500, paid: 12_500, step: 100, kobo: undefined });
});

test.each([
  [{ now: "heavy" }, "now", "number"],
  [{ now: "0.4" }, "now", "range"],
  [{ now: "27", naira: "much" }, "naira", "amount"],
  [{ now: "27", naira: "0.50" }, "naira", "amountRange"],
  [{ now: "27" }, "tare", "noReference"],
  [{ tare: "15", now: "14.2" }, "now", "lighterThanEmpty"],
  [{ size: "other", otherSize: "99", now: "27" }, "otherSize", "range"],
])("the error %j is shown beside the field %s", (answers, field, fault) => {
  const { wrong, result, isBegun } = read(answers);
  expect(wrong).toMatchObject({ [field]: fault });
  expect([result, isBegun]).toEqual([undefined, true]);
});

test("a hidden field for another size causes no error", () => {
  expect(read({ otherSize: "nonsense", tare: "15", now: "27.5" }).wrong).toEqual({});
});

test("the message has a line for every known figure, and no other", () => {
  const words = refillWords();
  const { weighing, result } = read({ tare: "15.2", now: "27.1", naira: "15,000" });
  if (!result) throw new Error("There is no result");
  const { subject, body } = messageOf(weighing, result, words);
  expect(subject).toContain("0.6");
  expect(body.split("\n")[0]).toBe(words.short.message.first);
  expect(body).toContain("₦720");
  expect(body).not.toContain("{");
  expect(body).not.toContain(words.short.message.before.split(" ")[0]);
  expect(valuesOf(weighing, result, words)).toMatchObject({ naira: "₦15,000", worth: "₦720" });
});
