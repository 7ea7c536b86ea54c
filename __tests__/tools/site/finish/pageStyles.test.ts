import { fillStyles } from "../../../../tools/site/finish/pageStyles";

const sheetOf = (names: ReadonlySet<string>) => [...names].map((name) => `.${name}{}`).join("");

const page = (classes: string) => `<head><style></style></head><p class="${classes}">_no</p>`;

it("writes the rules of the classes that the page and its scripts name", () => {
  const scripts = ['x={className:"_cc _dd"},a_bb=_e,_ffff', 'y="_bb"'];
  expect(fillStyles(page("_bb _gg"), scripts, sheetOf)).toBe(
    page("_bb _gg").replace("<style>", "<style>._bb{}._gg{}._no{}._cc{}._dd{}"),
  );
});

it("rejects an element whose last class has an earlier rule", () => {
  expect(() => fillStyles(page("_gg _bb"), [], sheetOf)).toThrow("has the classes _gg _bb");
});
