import { useCallback } from "react";
import { ACTIVE_SECTION_PROBE_PX } from "../lib/timing";
import { useFrameScroll } from "./useFrameScroll";

/**
 * Which of `ids` contains the point 100 px below the top of the viewport (specification, section 2). If
 * sections are nested, the innermost wins: it is last in document order.
 */
function sectionUnderProbe(ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= ACTIVE_SECTION_PROBE_PX && box.bottom > ACTIVE_SECTION_PROBE_PX;
  });
}

/**
 * Reports the section at the scroll probe whenever the page scrolls.
 * @param ids the sections in document order; an empty list disables the hook
 */
export function useScrollSpy(ids: readonly string[], onChange: (id: string) => void) {
  useFrameScroll(
    useCallback(() => {
      const id = sectionUnderProbe(ids);
      if (id) onChange(id);
    }, [ids, onChange]),
  );
}
