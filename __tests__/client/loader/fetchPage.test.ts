import { fetchPage } from "../../../src/client/loader/fetchPage";
import type { EarlyVisit } from "../../../src/client/earlyEvents";

let visit: EarlyVisit;

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("head script")];

/** Makes the newest script fail. */
const fail = () => scripts().at(-1)?.dispatchEvent(new Event("error"));

const files = ["/first.js", "/second.js"];
const answer = { component: "component---contact", result: {}, queries: {} };
const ask = jest.fn<Promise<object>, [string]>();

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(answer) });
  Object.assign(window, { fetch: ask });
  document.head.innerHTML = "";
  visit = { events: [], giveUp: jest.fn() };
});

it("fetches the page's scripts in order, and its data", async () => {
  fetchPage(visit, files, "/page-data/contact-0a.json");
  expect(scripts().map((script) => script.getAttribute("src"))).toEqual(files);
  expect(scripts().every(({ async }) => !async)).toBe(true);
  await expect(visit.page).resolves.toBe(answer);
  expect(ask.mock.calls).toEqual([["/page-data/contact-0a.json"]]);
});

it("requests a failed script once more, and then gives up", () => {
  fetchPage(visit, files, "");
  fail();
  expect(scripts()).toHaveLength(3);
  expect(scripts().at(-1)).toHaveAttribute("src", "/second.js");
  expect(visit.giveUp).not.toHaveBeenCalled();
  fail();
  expect(visit.giveUp).toHaveBeenCalledTimes(1);
  expect(scripts()).toHaveLength(3);
});

it("requests failed data once more", async () => {
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetchPage(visit, files, "/page-data/contact-0a.json");
  await expect(visit.page).resolves.toBe(answer);
});

it("has no data if the server has none, as after another release", async () => {
  ask.mockResolvedValue({ ok: false });
  fetchPage(visit, files, "/page-data/contact-0a.json");
  await expect(visit.page).rejects.toThrow("/page-data/contact-0a.json");
  expect(ask).toHaveBeenCalledTimes(2);
});
