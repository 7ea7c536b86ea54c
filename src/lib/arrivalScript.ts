import { SECTION_SCROLL_DELAY_MS } from "./timing";
import { reducedMotionQuery } from "../theme/breakpoints";

/**
 * Runs on the landing page before its sections are parsed. A link from another page of the site to a section
 * opens the page at its top, then scrolls smoothly to the section after 100 ms and focuses it (specification,
 * section 2). Without the hash the browser does not scroll; the script restores the hash. The browser places
 * the page of a shared link, and on Back and a reload, when the entry has a state. Uses old syntax, because all
 * browsers run it.
 */
export const arrivalScript = `(function(h,l){if(h&&!history.state&&!document.referrer.indexOf(l.origin+"/")){var r=function(u){history.replaceState({},"",u)};r(l.pathname+l.search);addEventListener("DOMContentLoaded",function(){setTimeout(function(){var e=document.getElementById(h.slice(1));r(h);if(e){e.scrollIntoView({behavior:matchMedia(${JSON.stringify(
  reducedMotionQuery,
)}).matches?"instant":"smooth"});e.tabIndex=-1;e.focus({preventScroll:true})}},${SECTION_SCROLL_DELAY_MS})})}})(location.hash,location)`;
