import { edit, put, testFaults } from "../../../support/faults";

const service = "services/refill.md";
const icon = "services/refill.svg";
const encoding = "encoding: this character is not UTF-8; save the file as UTF-8";
const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("The bytes of a file", () => {
  testFaults([
    {
      name: "Latin-1 bytes",
      change: put("site/not-found.yml", latin1("title: caf\xe9\n")),
      problems: [`content/site/not-found.yml:1:11 ${encoding}`],
    },
    {
      name: "a drawing in Latin-1",
      change: put(
        icon,
        latin1('<svg xmlns="http://www.w3.org/2000/svg"><title>caf\xe9</title></svg>'),
      ),
      problems: [`content/${icon}:1:51 ${encoding}`],
    },
    {
      name: "a file cut off inside a character",
      change: put("site/not-found.yml", Buffer.from("title: 😀").subarray(0, 10)),
      problems: [`content/site/not-found.yml:1:8 ${encoding}`],
    },
    {
      name: "UTF-16 with a byte order mark",
      change: put(service, Buffer.from("\uFEFF---\ntitle: x\n", "utf16le")),
      problems: [`content/${service}:1:1 ${encoding}`],
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
    {
      name: "a drawing that is a bitmap",
      change: put(icon, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])),
      problems: [
        `content/${icon}:1:1 image-type: the name says svg, but the file is jpeg; save it as SVG`,
      ],
    },
    {
      name: "names that differ only in the encoding of an accent",
      change: (tree) => {
        for (const form of ["NFC", "NFD"])
          put(`legal/${"caf\u00E9".normalize(form)}.md`, "x")(tree);
      },
      problems: [
        expect.stringContaining("slug"),
        expect.stringContaining("slug"),
        expect.stringContaining("name-clash"),
      ],
    },
  ]);
});

describe("The size of a file", () => {
  const growing = (text: string, times: number) => edit(service, "We fill", text.repeat(times));

  testFaults([
    {
      name: "a text file of 48 kB",
      change: growing("gas ", 12_000),
      problems: [
        `content/${service}:1:1 too-large: the file has 48192 characters; at most 40000 are allowed; shorten it`,
      ],
    },
    {
      name: "a text file of 1 MB",
      change: growing("gas ", 250_000),
      problems: [
        `content/${service}:1:1 too-large: the file is 1.0 MB, far too large for a text; shorten it`,
      ],
    },
    {
      name: "an endlessly nested drawing",
      change: edit(icon, "</svg>", `${"<g>".repeat(6000)}${"</g>".repeat(6000)}</svg>`),
      problems: [`content/${icon}:1:1 svg: the drawing cannot be read; save it again as plain SVG`],
    },
    {
      name: "a drawing that is too heavy",
      change: edit(icon, "</svg>", `${'<path d="M0 0"/>'.repeat(4000)}</svg>`),
      problems: [
        `content/${icon}:1:1 image-too-large: the drawing is 65 kB; at most 50 kB is allowed; save it as optimised SVG`,
      ],
    },
  ]);
});
