import { answersIn, hashOf, keepSizes } from "../../../src/calculators/form/formAnswers";
import { lastingFields } from "../../../src/calculators/lasting/lastingState";

const starts = { hours: "2", flame: "medium", burners: "1" };

test.each([
  [{ ...starts }, "", ""],
  [{ ...starts, hours: "1,5" }, "", "#hours=1%2C5"],
  [{ ...starts, hours: "3" }, "#made=2019&hours=4", "#made=2019&hours=3"],
  [{ ...starts }, "#hours=4&made=2019", "#made=2019"],
  [{ ...starts, rusty: "yes" }, "#in-date", "#rusty=yes"],
  [{ ...starts }, "#rusty=yes", "#rusty=yes"],
])("the hash holds the differences from the initial answers: %j", (answers, hash, expected) => {
  expect(hashOf(answers, starts, hash)).toBe(expected);
});

test("unticking a box removes it from the hash, and keeps the answers of other forms", () => {
  expect(hashOf({ made: "" }, { made: "", rusty: "" }, "#rusty=yes&tare=15")).toBe("#tare=15");
});

test("no answer in a hash is longer than a figure", () => {
  expect(answersIn(`#tare=1${"+".repeat(1000)}x`).get("tare")).toHaveLength(40);
});

test.each([
  ["#gas=7", "gas=other&otherGas=7"],
  ["#gas=11&hours=3", "gas=11&hours=3"],
  ["#gas=money&price=9", "gas=money&price=9"],
  ["#gas=blue", "gas=blue"],
])("of %s, an old size keeps its weight: %s", (hash, expected) => {
  const answers = answersIn(hash);
  keepSizes(lastingFields([11_000, 88_000]), answers);
  expect(answers.toString()).toBe(expected);
});
