import { useState, type ReactNode } from "react";
import { layoutIds } from "../lib/layoutIds";
import * as styles from "./PageBody.styles";

interface PageBodyProps {
  path: string;
  children: ReactNode;
}

/** The page's own content. It fades in after a navigation, but not on the first page. */
export function PageBody({ path, children }: PageBodyProps) {
  const [firstPath] = useState(path);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && path !== firstPath) setChanged(true);
  return (
    <main id={layoutIds.content} tabIndex={-1}>
      <div key={path} css={hasChanged ? styles.arriving : undefined}>
        {children}
      </div>
    </main>
  );
}
