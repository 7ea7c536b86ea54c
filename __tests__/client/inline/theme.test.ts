import { themes } from "../../../src/theme/colours";

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
  ["purple", undefined],
  ['"><script>', undefined],
  [null, undefined],
])("before the first paint, a stored %j shows %s", (stored, shown) => {
  if (stored !== null) localStorage.setItem("theme", stored);
  runThemeScript();
  expect(root.dataset.theme).toBe(shown);
  expect(root).toHaveClass("js");
});

it("marks that scripts run even if storage is denied", () => {
  const storage = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  runThemeScript();
  expect(storage).toHaveBeenCalled();
  expect(root.dataset.theme).toBeUndefined();
  expect(root).toHaveClass("js");
});

it("does not mark that scripts run in a browser that is too old for them", () => {
  const { findLast } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, "findLast");
  runThemeScript();
  Object.assign(Array.prototype, { findLast });
  Object.defineProperty(Array.prototype, "findLast", { enumerable: false });
  expect(root).not.toHaveClass("js");
});

it("updates the head's theme colour for a remembered light theme", () => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="color-scheme" content="dark">';
  localStorage.setItem("theme", "light");
  runThemeScript();
  const contents = [...document.head.querySelectorAll("meta")].map(({ content }) => content);
  expect(contents).toEqual([themes.light.ground, "light"]);
});
