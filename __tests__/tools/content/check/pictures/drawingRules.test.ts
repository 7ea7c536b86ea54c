import { edit, put, testFaults } from "../../../../support/faults";

const icon = "services/refill.svg";
const inside = (more: string) => edit(icon, "</svg>", `${more}</svg>`);

describe("Active content in drawings", () => {
  testFaults([
    {
      name: "a script",
      change: inside("<script>alert(1)</script>"),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: <script> is not allowed in a drawing; delete it",
      ],
    },
    {
      name: "an attribute that runs a script",
      change: inside('<path d="M0 0" onclick="alert(1)"/>'),
      problems: ["content/services/refill.svg:1:86 svg-unsafe: onclick runs a script; delete it"],
    },
    {
      name: "an attribute on the drawing itself",
      change: edit(icon, "<svg ", '<svg onload="alert(1)" '),
      problems: ["content/services/refill.svg:1:1 svg-unsafe: onload runs a script; delete it"],
    },
    {
      name: "foreign content",
      change: inside("<foreignObject><p>x</p></foreignObject>"),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: <foreignObject> is not allowed in a drawing; delete it",
      ],
    },
    {
      name: "an external picture",
      change: inside('<image href="https://evil.ng/x.png"/>'),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: the drawing contains a photo; remove it in the drawing program and save again",
      ],
    },
    {
      name: "a blur",
      change: inside(
        '<filter id="blur"><feGaussianBlur stdDeviation="2"/></filter><path d="M0 0" filter="url(#blur)"/>',
      ),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: the drawing has an effect such as a blur or a shadow; remove it in the drawing program and save again",
      ],
    },
    {
      name: "a script after one that was reported",
      change: inside("<filter/><script>alert(1)</script>"),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: the drawing has an effect such as a blur or a shadow; remove it in the drawing program and save again",
        "content/services/refill.svg:1:95 svg-unsafe: <script> is not allowed in a drawing; delete it",
      ],
    },
    {
      name: "an external reference",
      change: inside('<use href="https://evil.ng/x.svg#a"/>'),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: href points outside the drawing; only #parts of it are allowed",
      ],
    },
    {
      name: "a link",
      change: inside('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: <a> is not allowed in a drawing; delete it",
      ],
    },
    {
      name: "an animation of an address",
      change: inside('<animate attributeName="href" to="javascript:alert(1)"/>'),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: <animate> is not allowed in a drawing; delete it",
      ],
    },
    {
      name: "a style sheet",
      change: inside("<style>@import url(https://evil.ng/x.css);</style>"),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: <style> is not allowed in a drawing; delete it",
      ],
    },
    {
      name: "a style with an address",
      change: inside('<path d="M0 0" style="fill:url(https://evil.ng/x)"/>'),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: style loads url(https://evil.ng/x); only url(#part) is allowed",
      ],
    },
    {
      name: "an external fill",
      change: inside('<path d="M0 0" fill="url(https://evil.ng/x#a)"/>'),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: fill loads url(https://evil.ng/x#a); only url(#part) is allowed",
      ],
    },
    {
      name: "an escape in a style",
      change: inside('<path d="M0 0" style="fill:u\\\\72l(x)"/>'.replace("\\\\\\\\", "\\\\")),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: style contains an escape or an import; write plain attributes such as fill",
      ],
    },
    {
      name: "a style that covers the page",
      change: inside('<path d="M0 0" style="fill: red; position: fixed; inset: 0"/>'),
      problems: [
        'content/services/refill.svg:1:86 svg-unsafe: style contains "position:fixed"; only colours and lines are allowed',
      ],
    },
    {
      name: "an escape in an attribute, which is parsed like a style",
      change: inside('<path d="M0 0" fill="u\\72l(https://evil.ng/x)"/>'),
      problems: [
        "content/services/refill.svg:1:86 svg-unsafe: fill contains an escape or an import; write plain attributes such as fill",
      ],
    },
    {
      name: "references to missing parts",
      change: inside('<use href="#gone"/><path d="M0 0" fill="url(#gone)"/>'),
      problems: [
        'content/services/refill.svg:1:86 svg-id: nothing in the drawing has the id "gone"; save it again',
      ],
    },
    {
      name: "an external style sheet",
      change: edit(icon, "<svg ", '<?xml-stylesheet href="x.css"?><svg '),
      problems: [
        "content/services/refill.svg:1:31 svg-unsafe: <?xml-stylesheet> is not allowed; delete it",
      ],
    },
    {
      name: "a duplicate id",
      change: inside('<g id="a"/><g id="a"/>'),
      problems: ['content/services/refill.svg:1:97 svg-id: the id "a" is used twice; rename one'],
    },
    {
      name: "a prefix without a namespace",
      change: inside('<path x:y="1" d="M0 0"/>'),
      problems: [
        'content/services/refill.svg:1:109 svg-syntax: unbound namespace prefix: "x"; save the drawing again',
      ],
    },
    {
      name: "a drawing in Latin-1",
      change: put(
        icon,
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>caf\xe9</title><path/></svg>',
          "latin1",
        ),
      ),
      problems: [
        "content/services/refill.svg:1:69 encoding: byte 0xE9 is not valid UTF-8 (looks like Latin-1); save the file as UTF-8",
      ],
    },
    {
      name: "a gradient in the same file is no fault",
      change: inside(
        '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>',
      ),
      problems: [],
    },
  ]);
});
