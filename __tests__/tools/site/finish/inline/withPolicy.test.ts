import { sha256 } from "../../../../../tools/lib/files";
import { withPolicy } from "../../../../../tools/site/finish/inline/withPolicy";

const page =
  '<html><head><meta charSet="utf-8"/><style>a{}</style></head><script>greet()</script></html>';

// Its place, and what it allows on each kind of page, are in the recorded heads.

it("allows the page's own blocks and, with a script loader, the site's scripts, and no other", () => {
  expect(withPolicy(page, ["greet()"], true)).toContain(
    `; script-src 'self' '${sha256("greet()")}'; style-src '${sha256("a{}")}'; img-src `,
  );
});

it("needs a page with a charset", () => {
  expect(() => withPolicy("<p>", [])).toThrow("the page has no <meta charset>");
});
