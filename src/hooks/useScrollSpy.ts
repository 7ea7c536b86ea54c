import { useCallback } from "react";
import { ACTIVE_SECTION_PROBE_PX } from "../lib/timing";
import { useFrameScroll } from "./useFrameScroll";

/**
 * Which of `ids` covers the point 100 px from the top of the screen (specification, section 2).
 * Where boxes nest, the innermost wins: it comes last in document order.
 */
function sectionUnderProbe(ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= ACTIVE_SECTION_PROBE_PX && box.bottom > ACTIVE_SECTION_PROBE_PX;
  });
}

/**
 * Reports the section under the probe whenever the page scrolls.
 * @param ids the sections in document order; an empty list switches the spy off
 */
export function useScrollSpy(ids: readonly string[], onChange: (id: string) => void) {
  useFrameScroll(
    useCallback(() => {
      const id = sectionUnderProbe(ids);
      if (id) onChange(id);
    }, [ids, onChange]),
  );
}
