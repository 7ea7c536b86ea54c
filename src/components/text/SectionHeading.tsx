import * as styles from "./SectionHeading.styles";
import { Stripes } from "../picture/Stripes";

interface SectionHeadingProps {
  /** The id that the section's `aria-labelledby` refers to. */
  id: string;
  title: string;
  /** The section's name, shown above the title. */
  label?: string;
}

/** A section's header: stripes, name, title. */
export function SectionHeading({ id, title, label }: SectionHeadingProps) {
  return (
    <header css={styles.root}>
      <Stripes />
      <div css={styles.words}>
        {label && <p css={styles.label}>{label}</p>}
        <h2 id={id} css={styles.title}>
          {title}
        </h2>
      </div>
    </header>
  );
}
