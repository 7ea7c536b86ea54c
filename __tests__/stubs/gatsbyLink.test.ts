import * as gatsbyLink from "gatsby-link";
import { navigate, parsePath } from "../../src/stubs/gatsbyLink";

// Its types leave it out.
const { parsePath: gatsbysParsePath } = gatsbyLink as unknown as { parsePath: typeof parsePath };

it.each(["/", "/contact", "/#partners", "/contact?a=b#form", "/?#", "/contact?#top"])(
  "takes %s apart as Gatsby does",
  (path) => {
    expect(parsePath(path)).toEqual(gatsbysParsePath(path));
  },
);

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
