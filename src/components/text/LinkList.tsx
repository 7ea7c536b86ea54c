import type { SerializedStyles } from "@emotion/react";
import * as styles from "./LinkList.styles";

interface LinkListProps {
  links: readonly { label: string; to: string }[];
  linkStyle: SerializedStyles;
  layoutStyle?: SerializedStyles;
  /** Ordered or not. */
  element?: "ol" | "ul";
}

/** A list of links without bullets; no two have the same label and address. */
export const LinkList = ({
  links,
  linkStyle,
  layoutStyle,
  element: List = "ul",
}: LinkListProps) => (
  <List css={[styles.root, layoutStyle]}>
    {links.map(({ label, to }) => (
      <li key={label + to}>
        <a css={linkStyle} href={to}>
          {label}
        </a>
      </li>
    ))}
  </List>
);
