/** @jest-environment jsdom */
import { navigate, parsePath } from "../../../src/bundle/stubs/gatsbyLink";

it("keeps an address whole where Gatsby goes to its path alone", () => {
  const whole = { pathname: "/contact?a=b#form", search: "", hash: "" };
  expect(parsePath("/contact?a=b#form")).toEqual(whole);
});

it.each([
  ["/", "/"],
  ["/#partners", "/#partners"],
  ["/contact/", "/contact"],
  ["/contact/?a=b/", "/contact?a=b/"],
  ["/contact/#form", "/contact#form"],
])("leads to %s as %s, with what else was asked for", (to, address) => {
  window.___navigate = jest.fn();
  navigate(to, { replace: true });
  expect(window.___navigate).toHaveBeenCalledWith(address, { replace: true });
});
