import { css, keyframes } from "@emotion/react";
import { useState, type ReactNode } from "react";
import { media } from "../theme/breakpoints";
import { motion } from "../theme/motion";
import { CONTENT_ID } from "./SkipLink";

const arrive = keyframes({ from: { opacity: 0 } });
const arriving = css({
  [media.motion]: { animation: `${arrive} ${motion.settled}ms ${motion.curve}` },
});

interface PageBodyProps {
  path: string;
  children: ReactNode;
}

/** The page's own content. A page that follows another fades in; the first one is simply there. */
export function PageBody({ path, children }: PageBodyProps) {
  const [firstPath] = useState(path);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && path !== firstPath) setChanged(true);
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <div key={path} css={hasChanged ? arriving : undefined}>
        {children}
      </div>
    </main>
  );
}
