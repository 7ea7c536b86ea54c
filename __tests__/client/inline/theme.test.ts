/** @jest-environment jsdom */
const root = document.documentElement;

/** Runs the script as the page's head does. */
function runThemeScript() {
  root.classList.remove("js");
  jest.isolateModules(() => {
    jest.requireActual("../../../src/client/inline/theme");
  });
}

it.each([
  ["light", "light"],
  ["dark", undefined],
  ['"><script>', undefined],
  [null, undefined],
])("before the first paint, a stored %j shows %s", (stored, shown) => {
  if (stored !== null) localStorage.setItem("theme", stored);
  runThemeScript();
  expect(root.dataset.theme).toBe(shown);
  expect(root).toHaveClass("js");
});
