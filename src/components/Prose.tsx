import * as styles from "./Prose.styles";

/** Text from Markdown. `html` comes from the content files, which the content check has read. */
export function Prose({ html }: { html: string }) {
  return <div css={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
