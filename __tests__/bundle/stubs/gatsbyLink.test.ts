/** @jest-environment jsdom */
import { navigate, parsePath } from "../../../src/bundle/stubs/gatsbyLink";

it("keeps an address whole where Gatsby would use only its path", () => {
  const whole = { pathname: "/contact?a=b#form", search: "", hash: "" };
  expect(parsePath("/contact?a=b#form")).toEqual(whole);
});

it.each([
  ["/", "/"],
  ["/#partners", "/#partners"],
  ["/contact/", "/contact"],
  ["/contact/?a=b/", "/contact?a=b/"],
  ["/contact/#form", "/contact#form"],
])("leads to %s as %s, with the other options", (to, address) => {
  window.___navigate = jest.fn();
  navigate(to, { replace: true });
  expect(window.___navigate).toHaveBeenCalledWith(address, { replace: true });
});
