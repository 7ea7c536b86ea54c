import * as styles from "./Prose.styles";

/** Text from Markdown. `html` comes from content files that the content check has validated. */
export function Prose({ html }: { html: string }) {
  return <div css={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
