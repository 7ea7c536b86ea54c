import { leakMessage } from "../../src/lib/leakMessage";

test("a message about a leak has the first sentence of each step, and a line on fire", () => {
  const message = leakMessage({
    first: "Run first.",
    steps: [
      { lead: "Leave the goat!", text: "It finds the way." },
      { lead: "Knock:", text: "at the mill and the inn. Do not ring." },
      { lead: null, text: "Stay away until noon" },
    ],
    fire: { short: "It burns? Run on." },
  });
  expect(message.split("\n")).toEqual([
    "Run first.",
    "1. Leave the goat!",
    "2. Knock: at the mill and the inn.",
    "3. Stay away until noon",
    "It burns? Run on.",
  ]);
});
