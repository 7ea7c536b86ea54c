import { holdsAnswers } from "../../lib/holdsAnswers";
import { readForm } from "../../lib/readForm";
import { NEEDS_SCRIPTS, SCRIPTED } from "../../theme/pageState";
import { load, visit } from "../loader/main";
import { navigationType } from "../navigationType";

/** The forms that have the focus, or values from the visitor. */
const formsInUse = () =>
  [...document.forms].filter((form) => {
    const fresh = form.cloneNode(true) as HTMLFormElement;
    fresh.reset();
    const [now, before] = [form, fresh].map((one) => JSON.stringify(readForm(one)));
    return form.matches(":focus-within") || now !== before;
  });

// Without scripts, the answer on the page would not be that of the address (`#gas=12.5`), or of the fields that the
// browser restores, some of them only after it has shown the page.
addEventListener("DOMContentLoaded", () => {
  if (holdsAnswers(location.hash)) load();
});
addEventListener("pageshow", () =>
  setTimeout(() => {
    if (navigationType() !== "navigate" && formsInUse().length > 0) load();
  }),
);

const { giveUp } = visit;
const { classList } = document.documentElement;
let isGone = false;

/** Once the page has given up, asks for its files as if the connection were back: without data, phones say "online". */
function askAgain() {
  if (!classList.contains(SCRIPTED) && !isGone) dispatchEvent(new Event("online"));
}

for (const type of ["pointerdown", "visibilitychange"]) addEventListener(type, askAgain);
setInterval(askAgain, 30_000);

visit.giveUp = () => {
  // A form in use must not vanish under the finger: its scripts may still come.
  for (const form of visit.isTakenOver ? [] : formsInUse())
    for (const part of [form, ...form.querySelectorAll("*")]) part.removeAttribute(NEEDS_SCRIPTS);
  giveUp();
};

// What the release no longer has will never come.
visit.failed = async (file) => {
  const answer = await fetch(file).catch(() => undefined);
  isGone ||= answer?.status === 404;
  if (!isGone) return;
  visit.giveUp();
  await new Promise(() => {});
};
