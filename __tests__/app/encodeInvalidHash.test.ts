import { encodeInvalidHash } from "../../src/app/encodeInvalidHash";

it.each([
  ["#100%", "#100%25"],
  ["#caf%E9", "#caf%25E9"],
  ["#%E1%BB%8D", "#%E1%BB%8D"],
  ["#partners", "#partners"],
  ["", ""],
])("escapes malformed percent signs: %s becomes %s", (anchor, left) => {
  const state = { key: "one" };
  window.history.replaceState(state, "", `/contact${anchor}`);
  encodeInvalidHash();
  expect(window.location.pathname + window.location.hash).toBe(`/contact${left}`);
  expect(window.history.state).toEqual(state);
});
