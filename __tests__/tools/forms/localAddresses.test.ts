import { withLocalAddresses } from "../../../tools/forms/localAddresses";

const font = "https://cdn.jsdelivr.net/fontsource/fonts/noto-mono@5.3.0/latin-400-normal.woff2";
const status = "https://www.githubstatus.com/api/v2/status.json";

it("replaces fonts and the status page with files beside the forms", () => {
  const code = `font(${font}); fetch("${status}")`;
  expect(withLocalAddresses(code, ["noto-mono-latin-400-normal-DiC8lJru.woff2"])).toBe(
    'font(sveltia/npm/assets/noto-mono-latin-400-normal-DiC8lJru.woff2); fetch("status.json")',
  );
});

it.each([
  [`font(${font})`, "the forms' status page has another address"],
  [`fetch("${status}")`, "the forms' fonts have other addresses"],
  [`font(${font}); fetch("${status}")`, `no copy of the font ${font}`],
])("fails when the program has changed: %s", (code, message) => {
  expect(() => withLocalAddresses(code, [])).toThrow(message);
});
