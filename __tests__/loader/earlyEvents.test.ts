import "../support/messageChannel";
import { restoreEarlyEvents, replayEarlyEvents } from "../../src/app/replayEarlyEvents";
import { queueEarlyEvents } from "../../src/loader/queueEarlyEvents";
import type { EarlyVisit } from "../../src/lib/earlyEvents";

let seen: string[];
let visit: EarlyVisit;

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
};

/** Puts a page there whose controls note what reaches them. */
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

// Whatever an earlier page kept belongs to it alone.
beforeEach(() => {
  sessionStorage.clear();
  openPage();
});

afterEach(() => {
  visit.isOver = true;
});

it("keeps presses back, marks their controls, and repeats them in order", async () => {
  find("#second").click();
  find("#first b").click();
  find("#second").click();
  expect(seen).toEqual([]);
  expect(find("#first").hasAttribute("data-pressed")).toBe(true);
  await replayEarlyEvents();
  expect(seen).toEqual(["click second", "click first", "click second"]);
  expect(document.querySelector("[data-pressed]")).toBeNull();
});

it("keeps nothing once it has repeated everything", async () => {
  await replayEarlyEvents();
  find("#first").click();
  expect(seen).toEqual(["click first"]);
});

it("repeats what is pressed meanwhile after what was pressed before", async () => {
  find("#first").click();
  find("#first").addEventListener("click", () => find("#second").click());
  await replayEarlyEvents();
  expect(seen).toEqual(["click first", "click second"]);
});

it("leaves links, fields and the checking of a form to the browser", () => {
  find("a").click();
  find("#send").click();
  expect(seen).toEqual(["click A", "click send"]);
  expect(visit.events).toEqual([]);
});

it("keeps a submit", async () => {
  find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(seen).toEqual([]);
  await replayEarlyEvents();
  expect(seen).toEqual(["submit FORM"]);
});

it("keeps a press on the backdrop of a dialog, not one on its words", async () => {
  find("dialog p").click();
  find("dialog").click();
  expect(seen).toEqual(["click DIALOG"]);
  await replayEarlyEvents();
  expect(seen).toEqual(["click DIALOG", "click DIALOG"]);
});

it("leaves a press to a browser that opens the dialog by itself", () => {
  Object.assign(find("#first"), { commandForElement: find("dialog") });
  find("#first").click();
  expect(seen).toEqual(["click first"]);
});

it("repeats Escape between the presses", async () => {
  const handleKey = ({ key }: KeyboardEvent) => seen.push(key);
  document.addEventListener("keydown", handleKey);
  find("#first").click();
  find("#first").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  find("#first").dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  find("#second").click();
  seen = [];
  await replayEarlyEvents();
  document.removeEventListener("keydown", handleKey);
  expect(seen).toEqual(["click first", "Escape", "click second"]);
});

describe("after a reload", () => {
  /** What the presses that were kept do on this page. */
  const repeated = async (...kept: [type: string, place: number, words: string][]) => {
    sessionStorage.setItem("earlyEvents", JSON.stringify(kept));
    restoreEarlyEvents();
    await replayEarlyEvents();
    return seen;
  };

  it("takes up the presses that were kept, once", async () => {
    const done = await repeated(["click", 1, "nullSecond"], ["click", 0, "nullFirst"]);
    expect(done).toEqual(["click second", "click first"]);
    openPage();
    restoreEarlyEvents();
    expect(visit.events).toEqual([]);
  });

  it("finds a control that the other release has in another place", async () => {
    await expect(repeated(["click", 0, "nullSecond"])).resolves.toEqual(["click second"]);
  });

  it("drops a press on a control that the page no longer has", async () => {
    await expect(repeated(["click", 0, "nullThird"])).resolves.toEqual([]);
  });

  it("drops a press where several controls have the words, and none of them the place", async () => {
    find("#first").setAttribute("aria-label", "Same");
    find("#second").setAttribute("aria-label", "Same");
    find("#second").textContent = "First";
    await expect(repeated(["click", 2, "SameFirst"])).resolves.toEqual([]);
    openPage();
  });

  it("takes the one in the place where several have the words", async () => {
    find("#second").innerHTML = "First";
    await expect(repeated(["click", 1, "nullFirst"])).resolves.toEqual(["click second"]);
  });

  it("bears what an earlier release has kept", async () => {
    sessionStorage.setItem("earlyEvents", '[["click",1]]');
    restoreEarlyEvents();
    await replayEarlyEvents();
    expect(seen).toEqual([]);
  });
});

it("gives up 20 s after the first press that nothing answers", () => {
  jest.useFakeTimers();
  find("#first").click();
  jest.advanceTimersByTime(15_000);
  find("#second").click();
  expect(visit.giveUp).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(visit.giveUp).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
