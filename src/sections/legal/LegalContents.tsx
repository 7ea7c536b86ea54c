import { useMediaQuery } from "../../hooks/useMediaQuery";
import { deskQuery } from "../../theme/breakpoints";
import * as styles from "./LegalContents.styles";

interface LegalContentsProps {
  title: string;
  sections: readonly { id: string; title: string }[];
}

/** The table of contents: sticky next to the text on wide screens, collapsed above it on small ones. */
export function LegalContents({ title, sections }: LegalContentsProps) {
  const isDesk = useMediaQuery(deskQuery);
  return (
    <details css={styles.root} open={isDesk || undefined}>
      <summary css={styles.title}>{title}</summary>
      <nav aria-label={title}>
        <ol css={styles.list}>
          {sections.map((section) => (
            <li key={section.id}>
              <a css={styles.link} href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
