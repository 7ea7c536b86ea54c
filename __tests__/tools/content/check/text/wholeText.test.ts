import { edit, testFaults } from "../../../../support/faults";

const service = "services/refill.md";

describe("The size of a file", () => {
  testFaults([
    {
      name: "a text file of 48 kB",
      change: edit(service, "We fill", "gas ".repeat(12_000)),
      problems: [
        "content/services/refill.md:1:1 too-large: the file has 48192 characters; at most 40000 are allowed; shorten it",
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
