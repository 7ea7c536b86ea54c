import { answersIn, hashOf, keepSizes } from "../../../src/calculators/form/formAnswers";
import { lastingFields } from "../../../src/calculators/lasting/lastingState";

// What typing and choosing do to the address, calculators.spec.ts shows.

test("the answers replace an anchor; unticking a box removes it, and keeps the answers of other forms", () => {
  const initial = { made: "", rusty: "" };
  expect(hashOf({ made: "", rusty: "yes" }, initial, "#in-date")).toBe("#rusty=yes");
  expect(hashOf({ made: "" }, initial, "#rusty=yes&tare=15")).toBe("#tare=15");
});

test("no answer in a hash is longer than a figure", () => {
  expect(answersIn(`#tare=1${"+".repeat(1000)}x`).get("tare")).toHaveLength(40);
});

// That an old size keeps its weight is in the recorded answers.
test("an unknown option that is no size stays", () => {
  const answers = answersIn("#gas=blue");
  keepSizes(lastingFields([11_000, 88_000]), answers);
  expect(answers.toString()).toBe("gas=blue");
});
