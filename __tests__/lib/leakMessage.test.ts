import { leakMessage } from "../../src/lib/leakMessage";

test("a message about a leak has the first sentence of each step, and the numbers", () => {
  const message = leakMessage({
    title: "A hiss?",
    first: "Run first.",
    steps: [
      { lead: "Leave the goat!", text: "It finds the way." },
      { lead: "Knock:", text: "at the mill and the inn. Do not ring." },
      { lead: null, text: "Stay away until noon" },
    ],
    calls: [{ label: "Call 1" }, { label: "Call 2" }],
  });
  expect(message.split("\n")).toEqual([
    "*A hiss?*",
    "Run first.",
    "1. Leave the goat!",
    "2. Knock: at the mill and the inn.",
    "3. Stay away until noon",
    "*Call 1 · Call 2*",
  ]);
});
