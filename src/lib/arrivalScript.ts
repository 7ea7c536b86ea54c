import { SECTION_SCROLL_DELAY_MS } from "./timing";
import { reducedMotionQuery } from "../theme/breakpoints";

/**
 * Runs on the landing page before its sections are parsed. A link from another page of the site to a section
 * opens the page at its top, then scrolls smoothly to the section after 100 ms and focuses it (specification,
 * section 2). Back and a reload, where the entry has a state, return to the position that was left: Chromium
 * sometimes (one visit in four) scrolls to the section of the hash instead. Without the hash no browser
 * scrolls by itself; the script restores it. The browser places the page of a shared link. Uses old syntax,
 * because all browsers run it.
 */
export const arrivalScript = `(function(h,l,s){if(h&&(s||!document.referrer.indexOf(l.origin+"/"))){var r=function(u){history.replaceState(s||{},"",u)};r(l.pathname+l.search);addEventListener("DOMContentLoaded",function(){setTimeout(function(){var e=!s&&document.getElementById(h.slice(1));r(h);if(e){e.scrollIntoView({behavior:matchMedia(${JSON.stringify(
  reducedMotionQuery,
)}).matches?"instant":"smooth"});e.tabIndex=-1;e.focus({preventScroll:true})}},${SECTION_SCROLL_DELAY_MS})})}})(location.hash,location,history.state)`;
