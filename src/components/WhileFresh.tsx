import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { stalePriceScript } from "../lib/stalePriceScript";

interface WhileFreshProps {
  /** In ms since 1970. */
  until: number;
  layoutStyle?: SerializedStyles;
  children: ReactNode;
}

/**
 * Runs only from the server's HTML; React does not touch a script's existing text. Webpack removes the
 * unused branch.
 */
const script = process.env.BUILD_STAGE === "build-javascript" ? "" : stalePriceScript;

/** The build omits prices that are already stale; the browser may show its HTML much later. */
const isStale = (until: number) => typeof window === "object" && Date.now() >= until;

/**
 * Hides its content from `until` on: a script in the HTML does so before the first paint, React after a
 * navigation.
 */
export function WhileFresh({ until, layoutStyle, children }: WhileFreshProps) {
  return (
    <>
      <div data-until={until} hidden={isStale(until)} css={layoutStyle} suppressHydrationWarning>
        {children}
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
