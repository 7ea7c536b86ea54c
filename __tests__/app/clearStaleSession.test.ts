import { clearStaleSession } from "../../src/app/clearStaleSession";

/** The stored items that remain after a visit has begun in this way. */
function keptAfter(type: string) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  window.history.replaceState(null, "", "/guide");
  for (const name of ["/guide|initial", "/guide|7", "/|initial"])
    sessionStorage.setItem(`@@scroll|${name}`, "6000");
  clearStaleSession();
  return Object.keys(sessionStorage).map((name) => name.replace("@@scroll|", ""));
}

it("removes the earlier scroll position of the page", () => {
  expect(keptAfter("navigate").sort()).toEqual(["/guide|7", "/|initial"]);
});

it.each(["reload", "back_forward"])("keeps the session over a %s", (type) => {
  expect(keptAfter(type)).toHaveLength(3);
});

it("works in a browser that denies storage", () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] });
  const removeItem = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(clearStaleSession).not.toThrow();
  expect(removeItem).toHaveBeenCalledTimes(1);
});
