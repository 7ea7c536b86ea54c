import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";

interface WhileFreshProps {
  /** In ms since 1970. */
  until: number;
  layoutStyle?: SerializedStyles;
  children: ReactNode;
}

/** The build omits prices that are already stale; the browser may show its HTML much later. */
const isStale = (until: number) => typeof window === "object" && Date.now() >= until;

/** Content that is hidden on a page opened at `until` or later; a script in the HTML does so before the first paint. */
export const WhileFresh = ({ until, layoutStyle, children }: WhileFreshProps) => (
  <>
    <div data-until={until} hidden={isStale(until)} css={layoutStyle} suppressHydrationWarning>
      {children}
    </div>
    {/* The build writes the script's text into the HTML (tools/site/build/inline); React keeps a text that is there. */}
    <script data-inline="stalePrice" dangerouslySetInnerHTML={{ __html: "" }} />
  </>
);
