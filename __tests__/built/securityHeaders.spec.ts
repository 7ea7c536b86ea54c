import { expect, test } from "@playwright/test";
import { routes, unknownRoute } from "../browser/support/routes";

/** What the MDN HTTP Observatory gives points for, by header; a page with all of this gets A+. */
const graded: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /^frame-ancestors 'none'$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "referrer-policy": /^(?:strict-origin-when-cross-origin|no-referrer|same-origin|strict-origin)$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
};

/** The directives that control scripts, and the sources that lose points in them. */
const unsafe = /(?:script|default|object)-src[^;]*(?:'unsafe-|\bhttps?:|\bdata:|\*)/;

test("every page has the headers that the Observatory grades", async ({ request }) => {
  for (const route of [...routes, unknownRoute]) {
    const response = await request.get(route);
    const headers = response.headers();
    for (const [name, value] of Object.entries(graded))
      expect(headers[name], `${name} of ${route}`).toMatch(value);
    const [, policy] = /<meta http-equiv="Content-Security-Policy" content="(.*?)"/.exec(
      await response.text(),
    ) ?? ["", ""];
    expect(policy, route).toMatch(/^default-src 'none';.*base-uri 'none'; form-action 'none'$/);
    expect(policy, route).not.toMatch(unsafe);
    expect(headers["set-cookie"], route).toBeUndefined();
    expect(headers["access-control-allow-origin"], route).toBeUndefined();
  }
});
