import { edit, put, testFaults } from "../../../../support/faults";

const icon = "services/refill.svg";
const inside = (more: string) => edit(icon, "</svg>", `${more}</svg>`);

describe("Drawings", () => {
  testFaults([
    {
      name: "an empty drawing",
      change: put(icon, ""),
      problems: ["content/services/refill.svg:1:1 image-corrupt: the file is empty; copy it again"],
    },
    {
      name: "a drawing that is a bitmap",
      change: put(icon, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])),
      problems: [
        "content/services/refill.svg:1:1 image-type: the name says svg, but the file is jpeg; save it as SVG",
      ],
    },
    {
      name: "a drawing that is a text file",
      change: put(icon, "Not a drawing."),
      problems: [
        "content/services/refill.svg:1:14 svg-syntax: text data outside of root node; save the drawing again",
      ],
    },
    {
      name: "a truncated drawing",
      change: edit(icon, "</svg>", ""),
      problems: [
        "content/services/refill.svg:2:1 svg-syntax: unclosed tag: svg; save the drawing again",
      ],
    },
    {
      name: "an unclosed tag",
      change: inside("<g>"),
      problems: [
        "content/services/refill.svg:1:94 svg-syntax: unexpected close tag; save the drawing again",
      ],
    },
    {
      name: "an attribute without quotes",
      change: inside("<path d=M0 />"),
      problems: [
        "content/services/refill.svg:1:94 svg-syntax: unquoted attribute value; save the drawing again",
      ],
    },
    {
      name: "a drawing without its namespace",
      change: edit(icon, ' xmlns="http://www.w3.org/2000/svg"', ""),
      problems: [
        'content/services/refill.svg:1:1 svg-syntax: <svg> needs xmlns="http://www.w3.org/2000/svg"',
      ],
    },
    {
      name: "a drawing without a size",
      change: edit(icon, ' viewBox="0 0 48 48"', ""),
      problems: [
        'content/services/refill.svg:1:1 svg-size: <svg> needs a viewBox such as "0 0 48 48"',
      ],
    },
    {
      name: "a drawing with no width",
      change: edit(icon, "0 0 48 48", "0 0 0 48"),
      problems: [
        'content/services/refill.svg:1:1 svg-size: <svg> needs a viewBox such as "0 0 48 48"',
      ],
    },
    {
      name: "a drawing too wide for any place",
      change: edit(icon, "0 0 48 48", "0 0 1000 1"),
      problems: [
        "content/services/refill.svg:1:1 svg-size: the drawing is 1000 wide and 1 high; no place on the page has that shape; crop it",
      ],
    },
    {
      name: "an endlessly nested drawing",
      change: edit(icon, "</svg>", `${"<g>".repeat(4000)}${"</g>".repeat(4000)}</svg>`),
      problems: [
        "content/services/refill.svg:1:230 svg-syntax: the parts are nested too deeply; save it as plain SVG",
      ],
    },
    {
      name: "a drawing that is too heavy",
      change: edit(icon, "</svg>", `${'<path d="M0 0"/>'.repeat(4000)}</svg>`),
      problems: [
        "content/services/refill.svg:1:1 image-too-large: the drawing is 65 kB; at most 50 kB is allowed; save it as optimised SVG",
      ],
    },
    {
      name: "a drawing with a merge conflict",
      change: edit(icon, "</svg>", "\n=======\n</svg>"),
      problems: [
        'content/services/refill.svg:2:1 merge-marker: "=======" was left behind by a merge; keep one version and delete this line',
      ],
    },
    {
      name: "a drawing without a shape",
      change: edit(icon, '<path d="M4 4h40v40H4z"/>', ""),
      problems: [
        "content/services/refill.svg:1:1 svg-empty: the drawing has no shapes; save it again",
      ],
    },
    {
      name: "an HTML page with a drawing's file name",
      change: put(icon, "<html><body/></html>"),
      problems: [
        "content/services/refill.svg:1:1 svg-syntax: the drawing starts with <html>, not with <svg>; save it as SVG",
        "content/services/refill.svg:1:7 svg-unsafe: <body> is not allowed in a drawing; delete it",
      ],
    },
  ]);
});
