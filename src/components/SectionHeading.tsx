import * as styles from "./SectionHeading.styles";
import { Stripes } from "./Stripes";

interface SectionHeadingProps {
  /** The id by which the section is labelled. */
  id: string;
  title: string;
  /** The section's name, above the title. */
  label?: string;
}

/** The head of a band of the page: stripes, name, title. */
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
