import { useEffect, useRef, type ReactNode } from "react";
import * as styles from "./Slides.styles";

interface SlideProps {
  /** Such as “1 of 4”. */
  label: string;
  /** The slide's role description for screen readers. */
  role: string;
  /** True while another slide is shown: nothing in this one can be focused. */
  isInert: boolean;
  children: ReactNode;
}

export function Slide({ label, role, isInert, children }: SlideProps) {
  const root = useRef<HTMLDivElement>(null);
  // React 18 does not support the `inert` attribute; remove this with React 19.
  useEffect(() => {
    root.current?.toggleAttribute("inert", isInert);
  }, [isInert]);
  return (
    <div ref={root} css={styles.slide} role="group" aria-roledescription={role} aria-label={label}>
      {children}
    </div>
  );
}
