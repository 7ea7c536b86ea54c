import "../../support/messageChannel";
import { replayEarlyEvents } from "../../../src/client/replayEarlyEvents";
import { queueEarlyEvents } from "../../../src/client/loader/queueEarlyEvents";
import type { EarlyVisit } from "../../../src/client/earlyEvents";

let visit: EarlyVisit;

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
};

const isMenuOpen = () => find("#menu").getAttribute("aria-expanded") === "true";

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="menu" data-early="menu" aria-expanded="false"><b>Menu</b></button>
    <nav><a href="#place">Place</a></nav>
    <button type="button" id="theme" data-early="theme">Theme</button>
    <button type="button" id="app" commandfor="box" command="show-modal">App</button>
    <button type="button" id="other">Other</button>
    <dialog id="box"><button type="button" id="done" commandfor="box" command="close">Done</button></dialog>`;
  document.documentElement.removeAttribute("data-theme");
  localStorage.clear();
  visit = { events: [], giveUp: jest.fn() };
  window.earlyVisit = visit;
  queueEarlyEvents(visit);
});

afterEach(() => {
  visit.isOver = true;
});

it("opens and closes the menu, and queues neither press", () => {
  find("#menu b").click();
  expect(isMenuOpen()).toBe(true);
  find("#menu b").click();
  expect(isMenuOpen()).toBe(false);
  expect(visit.events).toEqual([]);
  expect(document.querySelector("[data-pressed]")).toBeNull();
});

it("closes the open menu on Escape and restores focus to its button, and ignores Escape on a closed menu", () => {
  for (const focused of ["#menu", "nav a"]) {
    find("#menu").click();
    find(focused).focus();
    press("Tab");
    expect(isMenuOpen()).toBe(true);
    press("Escape");
    expect(isMenuOpen()).toBe(false);
  }
  expect(find("#menu")).toHaveFocus();
  expect(visit.events).toEqual([]);
  find("nav a").focus();
  press("Escape");
  expect(find("nav a")).toHaveFocus();
});

it("closes the menu when a link or anything else is pressed, without preventing the press", () => {
  find("#menu").click();
  find("nav a").click();
  expect(isMenuOpen()).toBe(false);
  find("#menu").click();
  find("#other").click();
  expect(isMenuOpen()).toBe(false);
  expect(visit.events.map(({ element }) => element.id)).toEqual(["other"]);
});

it("changes the theme both ways and remembers it", () => {
  find("#theme").click();
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
  find("#theme").click();
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(visit.events).toEqual([]);
});

it("opens and closes a dialog in browsers without commandfor", () => {
  const dialog = find("dialog") as HTMLDialogElement;
  dialog.showModal = jest.fn(() => dialog.setAttribute("open", ""));
  dialog.close = jest.fn(() => dialog.removeAttribute("open"));
  find("#app").click();
  expect(dialog).toHaveAttribute("open");
  find("#done").click();
  expect(dialog).not.toHaveAttribute("open");
  expect(visit.events).toEqual([]);
});

it("queues events once React holds the state, and handles none twice", async () => {
  find("#menu").click();
  const pressed = jest.fn();
  for (const name of ["menu", "theme"]) find(`#${name}`).addEventListener("click", pressed);
  visit.isTakenOver = true;
  find("#menu").click();
  find("#theme").click();
  expect(isMenuOpen()).toBe(true);
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(visit.events.map(({ element }) => element.id)).toEqual(["menu", "theme"]);
  await replayEarlyEvents();
  expect(pressed).toHaveBeenCalledTimes(2);
});
