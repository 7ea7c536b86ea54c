import { layoutIds } from "../../lib/layoutIds";
import { scrollToAnchor } from "../../lib/scrollToAnchor";
import { SECTION_SCROLL_DELAY_MS } from "../../lib/timing";
import { CURRENT } from "../../theme/pageState";
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

/**
 * Marks the header's item of the section that the address names, or that is around what it names: of nested sections
 * the innermost, which is last. React begins with this mark (src/app/Shell.tsx).
 */
function markSection() {
  const target = document.getElementById(hash.slice(1));
  const items = document.querySelectorAll<HTMLAnchorElement>(`#${layoutIds.menu} a`);
  let current: Element | undefined;
  for (const item of items)
    if (document.getElementById(item.hash.slice(1))?.contains(target)) current = item;
  if (!current) return;
  for (const item of items) item.removeAttribute(CURRENT);
  current.setAttribute(CURRENT, "true");
}

const setAddress = (address: string) => history.replaceState(history.state, "", address);

addEventListener("DOMContentLoaded", markSection);
if (hash && (isReturn || document.referrer.startsWith(`${origin}/`))) {
  setAddress(pathname + search);
  addEventListener("DOMContentLoaded", () =>
    setTimeout(() => {
      setAddress(hash);
      if (!isReturn) scrollToAnchor(hash);
    }, SECTION_SCROLL_DELAY_MS),
  );
}
