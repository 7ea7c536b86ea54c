import { TextBox } from "./TextBox";
import * as styles from "./Prose.styles";

interface ProseProps {
  /** From content files that the content check has validated. */
  html: string;
  /** It may have headings and tables. */
  isDocument?: boolean;
}

/** Text from Markdown. */
export const Prose = ({ html, isDocument }: ProseProps) => (
  <TextBox
    css={[styles.root, isDocument && styles.document]}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
