import * as styles from "./Anchor.styles";

/**
 * The place of an address, `#id`, in an element that is positioned. An empty link, because reader views drop other
 * elements, with their text, if their id sounds like decoration: “comments”, “related”.
 */
// eslint-disable-next-line jsx-a11y-x/anchor-has-content -- It is a place to scroll to, not a link.
export const Anchor = (props: { id: string }) => <a {...props} css={styles.root} />;
