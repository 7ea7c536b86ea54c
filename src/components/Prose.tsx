import type { SerializedStyles } from "@emotion/react";
import { TextBox } from "./TextBox";
import * as styles from "./Prose.styles";

interface ProseProps {
  /** From content files that the content check has validated. */
  html: string;
  /** It may have headings and tables. */
  isDocument?: boolean;
  /** Layout styles from the parent; for the reason not to use `css`, see Picture. */
  layoutStyle?: SerializedStyles;
}

/** Text from Markdown. */
export const Prose = ({ html, isDocument, layoutStyle }: ProseProps) => (
  <TextBox
    css={[styles.root, isDocument && styles.document, layoutStyle]}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
