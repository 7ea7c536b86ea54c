import { keepNotFoundPage } from "../../src/app/keepNotFoundPage";

/** The pages requested from Gatsby's loader after the server has sent a page with these data. */
function asked(needs: string, ...paths: string[]) {
  window.history.replaceState(null, "", "/contact//");
  document.body.innerHTML = `<script data-needs="app-data ${needs} sq/d/1"></script>`;
  const loadPage = jest.fn();
  const loadPageSync = jest.fn();
  window.___loader = { loadPage, loadPageSync };
  keepNotFoundPage();
  for (const path of paths) {
    void window.___loader.loadPage(path);
    window.___loader.loadPageSync(path, { withErrorDetails: true });
  }
  expect(loadPageSync.mock.calls).toEqual(
    loadPage.mock.calls.map(([path]: [string]) => [path, { withErrorDetails: true }]),
  );
  return loadPage.mock.calls.flat();
}

it("keeps the 404 page at the address for which the server sent it", () => {
  expect(asked("404.html/page-data", "/contact//", "/contact//?a=b", "/contact//#form")).toEqual([
    "/404.html",
    "/404.html",
    "/404.html",
  ]);
});

it("leaves every other address to Gatsby", () => {
  expect(asked("404.html/page-data", "/contact", "/")).toEqual(["/contact", "/"]);
});

it("changes nothing if the server has sent a page", () => {
  expect(asked("contact/page-data", "/contact//")).toEqual(["/contact//"]);
});
