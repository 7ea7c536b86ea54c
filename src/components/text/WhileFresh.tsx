import type { SerializedStyles } from "@emotion/react";
import { useEffect, useRef, type ReactNode } from "react";
import { inlinePlace } from "../../lib/inlinePlace";
import { listen } from "../../lib/listen";

interface WhileFreshProps {
  /** In ms since 1970. */
  until: number;
  layoutStyle?: SerializedStyles;
  children: ReactNode;
}

/** The build omits prices that are already stale; the browser may show its HTML much later. */
export const isStale = (until: number) => typeof window === "object" && Date.now() >= until;

/**
 * Hides its content from `until` on: a script in the HTML does so before the first paint, React in a
 * tab that is open at that time, and in one that comes back from the bfcache.
 */
export function WhileFresh({ until, layoutStyle, children }: WhileFreshProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const update = () => {
      if (element.current) element.current.hidden = isStale(until);
    };
    // A price is shown for 15 days at most, for which a timer can wait.
    const timer = setTimeout(update, until - Date.now());
    const stop = listen(window, "pageshow", update);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [until]);
  return (
    <>
      <div
        ref={element}
        data-until={until}
        hidden={isStale(until)}
        css={layoutStyle}
        suppressHydrationWarning
      >
        {children}
      </div>
      {/* React keeps the text that the build writes into it. */}
      <script {...inlinePlace("stalePrice")} dangerouslySetInnerHTML={{ __html: "" }} />
    </>
  );
}
