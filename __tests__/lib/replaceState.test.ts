import { replaceState } from "../../src/lib/replaceState";

test("replaces the state and the URL of the entry", () => {
  replaceState({ key: "a" }, "/#size=6");
  expect([window.history.state, window.location.hash]).toEqual([{ key: "a" }, "#size=6"]);
});
