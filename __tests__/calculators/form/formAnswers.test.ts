import { hashOf } from "../../../src/calculators/form/formAnswers";

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
