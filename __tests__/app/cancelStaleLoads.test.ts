import { cancelStaleLoads } from "../../src/app/cancelStaleLoads";

type Resources = { page: { webpackCompilationHash: string } };

const resources: Resources = { page: { webpackCompilationHash: "ours" } };

/** A loader whose pages arrive when `arrive` is called, in the order of the requests. */
function openLoader() {
  const waiting: ((found: Resources | undefined) => void)[] = [];
  const loadPage = () =>
    new Promise<Resources | undefined>((resolve) => {
      waiting.push(resolve);
    });
  window.___loader = { hovering: jest.fn(), loadPage, loadPageSync: jest.fn() };
  cancelStaleLoads();
  const arrived: string[] = [];
  const load = (path: string) =>
    void window.___loader?.loadPage(path).then((found) => {
      arrived.push(found ? path : `${path} failed`);
    });
  const arrive = async (found?: Resources) => {
    waiting.forEach((resolve) => resolve(found));
    await new Promise((resolve) => setTimeout(resolve));
    return arrived;
  };
  return { load, arrive };
}

it("resolves a page that nothing has cancelled", async () => {
  const { load, arrive } = openLoader();
  load("/contact");
  await expect(arrive(resources)).resolves.toEqual(["/contact"]);
});

it("resolves only the page that was requested last", async () => {
  const { load, arrive } = openLoader();
  for (const path of ["/contact", "/", "/safety"]) load(path);
  await expect(arrive(resources)).resolves.toEqual(["/safety"]);
});

it("does not report the failure of a page that is no longer wanted", async () => {
  const { load, arrive } = openLoader();
  load("/contact");
  load("/safety");
  await expect(arrive()).resolves.toEqual(["/safety failed"]);
});

it.each(["popstate", "pagehide"])("cancels a pending page on %s", async (type) => {
  const { load, arrive } = openLoader();
  load("/contact");
  window.dispatchEvent(new Event(type));
  await expect(arrive(resources)).resolves.toEqual([]);
});

it("does not cancel the page that Gatsby's own listener loads on Back", async () => {
  let load: (path: string) => void = () => undefined;
  const handleBack = () => load("/");
  window.addEventListener("popstate", handleBack);
  const loader = openLoader();
  ({ load } = loader);
  window.dispatchEvent(new Event("popstate"));
  window.removeEventListener("popstate", handleBack);
  await expect(loader.arrive(resources)).resolves.toEqual(["/"]);
});
