import { fetchPage } from "../../src/loader/fetchPage";
import type { EarlyVisit } from "../../src/lib/earlyEvents";

let visit: EarlyVisit;
const html = jest.fn<Promise<string>, []>();
const fetched = jest.fn(() => html().then((text) => ({ text: () => text })));

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("head script")];
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Makes the newest script fail, and waits until the failure has been handled. */
async function fail() {
  scripts().at(-1)?.dispatchEvent(new Event("error"));
  await settled();
}

// Browsers reflect the attribute, jsdom does not.
Object.defineProperty(HTMLScriptElement.prototype, "integrity", {
  get(this: Element) {
    return this.getAttribute("integrity");
  },
  set(this: Element, digest: string) {
    this.setAttribute("integrity", digest);
  },
});

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = `
    <button>One</button><button aria-label="Two"></button>
    <script nomodule src="/first.js" integrity="sha256-one"></script>
    <script nomodule src="/second.js" integrity="sha256-two"></script>`;
  visit = { events: [], giveUp: jest.fn() };
  fetched.mockClear();
  html.mockReset();
  Object.assign(globalThis, { fetch: fetched });
});

it("fetches the page's scripts in order, and its data", () => {
  fetchPage(visit, "app-data contact/page-data");
  expect(scripts().map((script) => [script.getAttribute("src"), script.integrity])).toEqual([
    ["/first.js", "sha256-one"],
    ["/second.js", "sha256-two"],
  ]);
  expect(scripts().every(({ async }) => !async)).toBe(true);
  expect(document.querySelectorAll("[nomodule]")).toHaveLength(0);
  const data = [...document.querySelectorAll<HTMLLinkElement>("head link[rel=preload]")];
  expect(data.map((link) => link.getAttribute("href"))).toEqual([
    "/page-data/app-data.json",
    "/page-data/contact/page-data.json",
  ]);
  expect(data.every((link) => link.crossOrigin === "" || link.crossOrigin === "anonymous")).toBe(
    true,
  );
});

it("retries a failed script of this release once, and then gives up", async () => {
  html.mockResolvedValue('<script integrity="sha256-two">');
  fetchPage(visit, "");
  await fail();
  expect(scripts()).toHaveLength(3);
  expect(scripts().at(-1)).toHaveAttribute("src", "/second.js");
  expect(visit.giveUp).not.toHaveBeenCalled();
  await fail();
  expect(visit.giveUp).toHaveBeenCalledTimes(1);
  expect(scripts()).toHaveLength(3);
  expect(fetched.mock.calls).toEqual([
    ["", { cache: "no-cache" }],
    ["", { cache: "no-cache" }],
  ]);
});

it("gives up if the page itself cannot be fetched", async () => {
  html.mockRejectedValue(new TypeError("Failed to fetch"));
  fetchPage(visit, "");
  await fail();
  expect(visit.giveUp).toHaveBeenCalledTimes(1);
  expect(scripts()).toHaveLength(2);
});

describe("after a new release", () => {
  /** A script fails, and the server names others; jsdom reports a reload as an error. */
  async function reloadsAfter(type: string) {
    const error = jest.spyOn(console, "error").mockReturnValue();
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    html.mockResolvedValue('<script integrity="sha256-three">');
    fetchPage(visit, "");
    await fail();
    return error.mock.calls.filter((call) => String(call).includes("navigation")).length;
  }

  it.each(["navigate", "back_forward"])("reloads the page that was opened by %s", async (type) => {
    await expect(reloadsAfter(type)).resolves.toBe(1);
    expect(visit.giveUp).not.toHaveBeenCalled();
  });

  it("gives up in a page that has already been reloaded", async () => {
    await expect(reloadsAfter("reload")).resolves.toBe(0);
    expect(visit.giveUp).toHaveBeenCalledTimes(1);
    expect(scripts()).toHaveLength(2);
  });
});
