/** @jest-environment jsdom */
import { answersIn, fillForm, hashOf, readForm } from "../../../src/calculators/form/formAnswers";

function makeForm() {
  document.body.innerHTML = `<form>
    <input name="hours" value="2">
    <input type="radio" name="flame" value="medium" checked><input type="radio" name="flame" value="high">
    <select name="burners"><option>1</option><option>2</option></select>
    <input type="checkbox" name="rusty" value="yes">
  </form>`;
  return document.querySelector("form") as HTMLFormElement;
}

const starts = { hours: "2", flame: "medium", burners: "1" };

test("the hash fills in the form", () => {
  const form = makeForm();
  fillForm(form, answersIn("#hours=1%2C5&flame=high&burners=2&rusty=yes"));
  expect(readForm(form)).toEqual({ hours: "1,5", flame: "high", burners: "2", rusty: "yes" });
});

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
