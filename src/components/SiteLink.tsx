import type { AnchorHTMLAttributes } from "react";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A page or section of this site, such as `/contact` or `/#partners`. */
  to: string;
}

/**
 * An internal link, which the browser follows. Gatsby's own Link would observe every link and prefetch
 * pages as links scroll into view, before anybody asks for them.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
