import type { SerializedStyles } from "@emotion/react";

interface LinkItemsProps {
  links: readonly { label: string; to: string }[];
  linkStyle: SerializedStyles;
}

/** The items of a list of links; no two have the same label and address. */
export const LinkItems = ({ links, linkStyle }: LinkItemsProps) =>
  links.map(({ label, to }) => (
    <li key={label + to}>
      <a css={linkStyle} href={to}>
        {label}
      </a>
    </li>
  ));
