/** @jest-environment jsdom */

const parts = () => [...document.querySelectorAll("details")].map(({ open }) => open);

/** Opens a page at the place of its second part, in a browser that opens none by itself. */
async function arrive(type: string) {
  document.body.innerHTML = `<details></details><details><a id="b"></a></details>`;
  location.hash = "#b";
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const scroll = (Element.prototype.scrollIntoView = jest.fn());
  await jest.isolateModulesAsync(async () => {
    await import("../../src/client/inline/folds");
  });
  dispatchEvent(new Event("DOMContentLoaded"));
  return scroll;
}

it("opens the part that the address names", async () => {
  expect(await arrive("navigate")).toHaveBeenCalledTimes(1);
  expect(parts()).toEqual([false, true]);
});

it("leaves a page alone to which the visitor returns", async () => {
  expect(await arrive("reload")).not.toHaveBeenCalled();
  expect(parts()).toEqual([false, false]);
});

it("opens all parts for paper, and closes them again", async () => {
  await arrive("navigate");
  dispatchEvent(new Event("beforeprint"));
  expect(parts()).toEqual([true, true]);
  dispatchEvent(new Event("afterprint"));
  expect(parts()).toEqual([false, true]);
});
