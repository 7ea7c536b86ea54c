import { put, testFaults } from "../../../../support/faults";

const service = "services/refill.md";

describe("The bytes of a file", () => {
  testFaults([
    {
      name: "Latin-1 bytes",
      change: put("site/not-found.yml", Buffer.from("title: caf\xe9\n", "latin1")),
      problems: [
        "content/site/not-found.yml:1:11 encoding: this character is not UTF-8; save the file as UTF-8",
      ],
    },
    {
      name: "a file cut off inside a character",
      change: put("site/not-found.yml", Buffer.from("title: 😀").subarray(0, 10)),
      problems: [
        "content/site/not-found.yml:1:8 encoding: this character is not UTF-8; save the file as UTF-8",
      ],
    },
    {
      name: "UTF-16 with a byte order mark",
      change: put(service, Buffer.from("\uFEFF---\ntitle: x\n", "utf16le")),
      problems: [
        "content/services/refill.md:1:1 encoding: this character is not UTF-8; save the file as UTF-8",
      ],
    },
    {
      name: "a byte order mark is no fault",
      change: (tree) => put(service, `\uFEFF${String(tree.get(service))}`)(tree),
      problems: [],
    },
    {
      name: "Windows line endings are no fault",
      change: (tree) => put(service, String(tree.get(service)).replaceAll("\n", "\r\n"))(tree),
      problems: [],
    },
  ]);
});
