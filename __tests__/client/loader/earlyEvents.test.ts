/** @jest-environment jsdom */
import "../../support/messageChannel";
import { replayEarlyEvents } from "../../../src/client/replayEarlyEvents";
import { queueEarlyEvents } from "../../../src/client/loader/queueEarlyEvents";
import type { EarlyVisit } from "../../../src/client/earlyEvents";

let seen: string[];
let visit: EarlyVisit;

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
};

/** Controls that work before the scripts; React takes over their state. */
const early = `
  <button type="button" id="menu" data-early="menu" aria-expanded="false">Menu</button>
  <button type="button" id="theme" data-early="theme">Theme</button>`;

/** Builds a page whose controls record the events that reach them. */
function openPage() {
  seen = [];
  document.body.innerHTML = `
    <a href="#place">Link</a>
    <button type="button" id="first"><b>First</b></button>
    <button type="button" id="second">Second</button>
    <form><input required><button id="send">Send</button></form>
    <dialog><p>Words</p></dialog>`;
  for (const element of document.querySelectorAll("button, form, dialog, a")) {
    const type = element.tagName === "FORM" ? "submit" : "click";
    element.addEventListener(type, () => seen.push(`${type} ${element.id || element.tagName}`));
  }
  visit = { events: [], giveUp: jest.fn() };
  window.earlyVisit = visit;
  queueEarlyEvents(visit);
}

beforeEach(openPage);

afterEach(() => {
  visit.isOver = true;
});

it("queues presses, marks their controls, and replays them in order", async () => {
  find("#second").click();
  find("#first b").click();
  find("#second").click();
  expect(seen).toEqual([]);
  expect(find("#first").hasAttribute("data-pressed")).toBe(true);
  await replayEarlyEvents();
  expect(seen).toEqual(["click second", "click first", "click second"]);
  expect(document.querySelector("[data-pressed]")).toBeNull();
});

it("replays presses made during the replay after the earlier ones", async () => {
  find("#first").click();
  find("#first").addEventListener("click", () => find("#second").click());
  await replayEarlyEvents();
  expect(seen).toEqual(["click first", "click second"]);
});

it("lets a turn of the event loop pass between two presses", async () => {
  find("#first").addEventListener("click", () => setTimeout(() => seen.push("turn")));
  find("#first").click();
  find("#second").click();
  await replayEarlyEvents();
  expect(seen).toEqual(["click first", "turn", "click second"]);
});

it("leaves links, fields and form validation to the browser", () => {
  find("a").click();
  find("#send").click();
  expect(seen).toEqual(["click A", "click send"]);
  expect(visit.events).toEqual([]);
});

it("queues a press on the backdrop of a dialog, not one on its text", async () => {
  find("dialog p").click();
  find("dialog").click();
  expect(seen).toEqual(["click DIALOG"]);
  await replayEarlyEvents();
  expect(seen).toEqual(["click DIALOG", "click DIALOG"]);
});

it("leaves a press to a browser that opens the dialog natively", () => {
  Object.assign(find("#first"), { commandForElement: find("dialog") });
  find("#first").click();
  expect(seen).toEqual(["click first"]);
});

it("replays Escape between the presses", async () => {
  const handleKey = ({ key }: KeyboardEvent) => seen.push(key);
  document.addEventListener("keydown", handleKey);
  find("#first").click();
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  // The browser's own part, such as closing a native dialog, still happens.
  expect(find("#first").dispatchEvent(escape)).toBe(true);
  find("#first").dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  find("#second").click();
  seen = [];
  await replayEarlyEvents();
  document.removeEventListener("keydown", handleKey);
  expect(seen).toEqual(["click first", "Escape", "click second"]);
});

it("gives up 20 s after the first press without a handler", () => {
  jest.useFakeTimers();
  find("#first").click();
  jest.advanceTimersByTime(15_000);
  find("#second").click();
  expect(visit.giveUp).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(visit.giveUp).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it("leaves the menu and the theme to React once it holds their state, and handles no press twice", async () => {
  document.body.innerHTML = early;
  const pressed = jest.fn();
  for (const name of ["menu", "theme"]) find(`#${name}`).addEventListener("click", pressed);
  find("#menu").click();
  expect(visit.events).toEqual([]);
  visit.isTakenOver = true;
  for (const name of ["menu", "theme"]) find(`#${name}`).click();
  expect(find("#menu").getAttribute("aria-expanded")).toBe("true");
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(visit.events.map(({ element }) => element.id)).toEqual(["menu", "theme"]);
  await replayEarlyEvents();
  expect(pressed).toHaveBeenCalledTimes(2);
});
