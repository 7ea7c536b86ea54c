import { nginxConfiguration } from "../../../../tools/serve/headers/nginx";

/** The value that a map of the configuration gives for a text; "" without a matching line. */
function mapped(name: string, text: string): string {
  const [, body = ""] =
    new RegExp(`^map [^\n]* \\$${name} \\{\n(.*?)\n\\}`, "ms").exec(nginxConfiguration()) ?? [];
  const lines = [...body.matchAll(/^ {4}("(.*?)"|\S+) (.*);$/gm)];
  const found = lines.find(
    ([, , key = ""]) => key.startsWith("~") && new RegExp(key.slice(1)).test(text),
  );
  return (found ?? lines.find(([, key]) => key === "default"))?.[3] ?? "";
}

it.each(["400", "401", "403", "404", "405", "408", "414", "431", "500", "502", "503", "504"])(
  "lets nobody keep an answer with status %s",
  (status) => {
    expect(mapped("site_caching", status)).toBe("no-store");
  },
);

it.each(["200", "301", "304"])("lets browsers keep a file with status %s", (status) => {
  expect(mapped("site_caching", status)).toBe("$site_keeping");
});

it.each(["200 /contact/index.html", "304 /contact/index.html", "404 /404.html", "400 /404.html"])(
  "sends the policy with %s",
  (answer) => {
    expect(mapped("site_content_security_policy", answer)).toBe('"$site_policy"');
  },
);

it.each(["200 /app-01234567.js", "304 /app-01234567.js", "301 /contact/index.html", "405 /a.html"])(
  "sends no policy with %s",
  (answer) => {
    expect(mapped("site_content_security_policy", answer)).toBe("");
  },
);
