import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A page or section of this site, such as `/contact` or `/#partners`. */
  to: string;
}

/**
 * A link inside the site. It is a plain `<a href>` for crawlers, new tabs and browsers without
 * scripts; with scripts the page changes without a reload. `aria-current` is the caller's.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  // Gatsby's Link marks itself as current by the path alone, which is wrong for sections.
  return <Link to={to} getProps={() => ({ "aria-current": rest["aria-current"] })} {...rest} />;
}
