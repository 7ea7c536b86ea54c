import { edit, testFaults } from "../../../../support/faults";

const service = "services/refill.md";

describe("The size of a file", () => {
  testFaults([
    {
      name: "an endless row of brackets",
      change: edit(service, "We fill", "[".repeat(3000)),
      problems: [
        'content/services/refill.md:10:1 characters: "[" is repeated 3000 times; shorten it',
      ],
    },
    {
      name: "a text file of 150 kB",
      change: edit(service, "We fill", "gas ".repeat(40_000)),
      problems: [
        "content/services/refill.md:1:1 too-large: the file has 160192 characters; at most 60000 are allowed; shorten it",
      ],
    },
    {
      name: "a text file of 2000 lines",
      change: edit(service, "We fill", "gas\n\n".repeat(1000)),
      problems: [
        "content/services/refill.md:1:1 too-large: the file has 2011 lines; at most 1500 are allowed; shorten it",
      ],
    },
    {
      name: "a text file of 1 MB",
      change: edit(service, "We fill", "gas ".repeat(250_000)),
      problems: [
        "content/services/refill.md:1:1 too-large: the file is 1.0 MB, far too large for a text; shorten it",
      ],
    },
  ]);
});
