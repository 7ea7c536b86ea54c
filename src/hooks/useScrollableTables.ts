import { useEffect } from "react";
import { listen } from "../lib/listen";

/**
 * Makes the box around a table (model/allowedHtml.ts) a tab stop while the table is wider than it, so that the arrow
 * keys scroll it (WCAG 2.1.1). Chromium and Firefox do that by themselves, Safari does not.
 */
export function useScrollableTables() {
  useEffect(() => {
    const update = () => {
      for (const { parentElement: box } of document.querySelectorAll("[role=group] > table")) {
        if (box && box.scrollWidth > box.clientWidth) box.tabIndex = 0;
        else box?.removeAttribute("tabindex");
      }
    };
    update();
    return listen(window, "load resize", update);
  }, []);
}
