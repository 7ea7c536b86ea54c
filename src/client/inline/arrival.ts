import { scrollBehaviour } from "../../lib/scrollBehaviour";
import { SECTION_SCROLL_DELAY_MS } from "../../lib/timing";
import { navigationType } from "../navigationType";

/**
 * Runs in the head of the landing page, before its sections are parsed. A link from another page of the site to a section
 * opens the page at its top, then scrolls smoothly to the section after 100 ms and focuses it (specification,
 * section 2). Back, Forward and a reload return to the position that was left: Chromium sometimes (one visit in
 * four) scrolls to the section of the hash instead. Without the hash no browser scrolls by itself; the script
 * restores it. The browser places the page of a shared link.
 */
const { hash, origin, pathname, search } = location;
const isReturn = navigationType() !== "navigate";

const setAddress = (address: string) => history.replaceState(history.state, "", address);

if (hash && (isReturn || document.referrer.startsWith(`${origin}/`))) {
  setAddress(pathname + search);
  addEventListener("DOMContentLoaded", () =>
    setTimeout(() => {
      setAddress(hash);
      const section = isReturn ? null : document.getElementById(hash.slice(1));
      if (!section) return;
      section.scrollIntoView({ behavior: scrollBehaviour() });
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }, SECTION_SCROLL_DELAY_MS),
  );
}
