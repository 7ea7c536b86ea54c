import type { HTMLAttributes } from "react";

/**
 * A box for text with links. Reader views drop a `div` that consists of links for the most part; a `slot` outside a
 * shadow tree means as little, and stays. Its styles must set `display`.
 */
export const TextBox = (props: HTMLAttributes<HTMLElement>) => <slot {...props} />;
