/**
 * The inline script of every page. It keeps what is pressed until the starter (`main.ts`) and the
 * scripts that that one fetches have come; where they do not, the page without scripts stands there.
 */
import type { EarlyVisit } from "../lib/earlyEvents";
import { keepEarlyEvents } from "./keepEarlyEvents";

const visit: EarlyVisit = {
  events: [],
  giveUp() {
    if (!visit.isOver) document.documentElement.classList.remove("js");
  },
};
window.earlyVisit = visit;
keepEarlyEvents(visit);

const isStarter = (target: EventTarget | null) => (target as HTMLElement).dataset?.scripts;
addEventListener("error", ({ target }) => isStarter(target) && visit.giveUp(), true);
