import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { stalePriceScript } from "../lib/stalePriceScript";

interface WhileFreshProps {
  /** In ms since 1970. */
  until: number;
  look?: SerializedStyles;
  children: ReactNode;
}

/** Only HTML runs it; React leaves the text that it finds in a script. Webpack leaves out the rest. */
const script = process.env.BUILD_STAGE === "build-javascript" ? "" : stalePriceScript;

/** The build leaves out what is not fresh that day; the browser may read its HTML much later. */
const isStale = (until: number) => typeof window === "object" && Date.now() >= until;

/** Hidden from `until` on: before the first paint by a script in the HTML, and by React after a navigation. */
export function WhileFresh({ until, look, children }: WhileFreshProps) {
  return (
    <>
      <div data-until={until} hidden={isStale(until)} css={look} suppressHydrationWarning>
        {children}
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
