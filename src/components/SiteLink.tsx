import type { AnchorHTMLAttributes } from "react";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A page or section of this site, such as `/contact` or `/#partners`. */
  to: string;
}

/**
 * A link inside the site. `useLinkClicks` changes the page without a reload; Gatsby's own Link would
 * watch each link for coming into view, and fetch what it leads to before anybody asks.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
