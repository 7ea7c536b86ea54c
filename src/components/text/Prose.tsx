import type { SerializedStyles } from "@emotion/react";
import { TextBox } from "./TextBox";
import * as styles from "./Prose.styles";

interface ProseProps {
  /** From content files that the content check has validated. */
  html: string;
  layoutStyle?: SerializedStyles;
}

/** Text from Markdown. */
export const Prose = ({ html, layoutStyle }: ProseProps) => (
  <TextBox css={[styles.root, layoutStyle]} dangerouslySetInnerHTML={{ __html: html }} />
);
