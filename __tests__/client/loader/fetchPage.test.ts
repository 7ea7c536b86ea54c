/** @jest-environment jsdom */
import { fetchPage } from "../../../src/client/loader/fetchPage";
import type { EarlyVisit } from "../../../src/client/earlyEvents";

let visit: EarlyVisit;

const answer = { component: "component---contact", result: {}, queries: {} };
const ask = jest.fn<Promise<object>, [string]>();

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(answer) });
  Object.assign(window, { fetch: ask });
  visit = { events: [], giveUp: jest.fn() };
});

it("requests failed data once more", async () => {
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetchPage(visit, [], "/page-data/contact-0a.json");
  await expect(visit.page).resolves.toBe(answer);
});

it("has no data if the server has none, as after another release", async () => {
  ask.mockResolvedValue({ ok: false });
  fetchPage(visit, [], "/page-data/contact-0a.json");
  await expect(visit.page).rejects.toThrow("/page-data/contact-0a.json");
  expect(ask).toHaveBeenCalledTimes(2);
});
