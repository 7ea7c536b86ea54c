import { scrollBehaviour } from "../../lib/scrollBehaviour";
import { SECTION_SCROLL_DELAY_MS } from "../../lib/timing";

/**
 * Runs on the landing page before its sections are parsed. A link from another page of the site to a section
 * opens the page at its top, then scrolls smoothly to the section after 100 ms and focuses it (specification,
 * section 2). Back and a reload, where the entry has a state, return to the position that was left: Chromium
 * sometimes (one visit in four) scrolls to the section of the hash instead. Without the hash no browser
 * scrolls by itself; the script restores it. The browser places the page of a shared link.
 */
const { hash, origin, pathname, search } = location;
const { state } = history as { state: unknown };

const setAddress = (address: string) => history.replaceState(state ?? {}, "", address);

if (hash && (state ?? document.referrer.startsWith(`${origin}/`))) {
  setAddress(pathname + search);
  addEventListener("DOMContentLoaded", () =>
    setTimeout(() => {
      setAddress(hash);
      const section = state ? null : document.getElementById(hash.slice(1));
      if (!section) return;
      section.scrollIntoView({ behavior: scrollBehaviour() });
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }, SECTION_SCROLL_DELAY_MS),
  );
}
