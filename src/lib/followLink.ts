import { holdsAnswers } from "./holdsAnswers";
import { scrollToAnchor } from "./scrollToAnchor";
import { SECTION_SCROLL_DELAY_MS } from "./timing";

/** Whether the browser may be loading the page of a link that was followed before. */
let isLeaving = false;

/**
 * Follows a click on a link to the open page, for the script loader and then for React: it scrolls smoothly after 100 ms,
 * to the top or to a section (specification, section 2). To the browser, an address without a place, or without another
 * site's query such as `?fbclid=…`, is a new document, which has nothing of what was typed. The browser follows links to
 * other pages; of two links, the later one wins.
 * @returns the link, if it leads to a page of this site in this tab
 */
export function followLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  const isWithKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (link?.host !== location.host || isWithKey) return undefined;
  if (link.pathname !== location.pathname) {
    isLeaving = true;
    return link;
  }
  event.preventDefault();
  // During parsing, this would end the page there.
  if (isLeaving && document.readyState !== "loading") stop();
  isLeaving = false;
  const { hash, href } = link;
  // The answers of a calculator stay in the address.
  if (!holdsAnswers(location.hash) && href !== location.href) history.pushState(null, "", href);
  setTimeout(() => scrollToAnchor(hash), SECTION_SCROLL_DELAY_MS);
  return link;
}
