/** @jest-environment jsdom */

const parts = () => [...document.querySelectorAll("details")].map(({ open }) => open);

// That an address opens its part, and a reload none, the contact page shows in a browser.
it("opens all parts for paper, and closes them again, but for the one that the address names", async () => {
  document.body.innerHTML = `<details></details><details><a id="b"></a></details>`;
  location.hash = "#b";
  Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] });
  Element.prototype.scrollIntoView = jest.fn();
  await jest.isolateModulesAsync(async () => {
    await import("../../src/client/inline/folds");
  });
  dispatchEvent(new Event("DOMContentLoaded"));
  dispatchEvent(new Event("beforeprint"));
  expect(parts()).toEqual([true, true]);
  dispatchEvent(new Event("afterprint"));
  expect(parts()).toEqual([false, true]);
});
