import { Link, navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isPlainClick } from "../lib/isPlainClick";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A page or section of this site, such as `/contact` or `/#partners`. */
  to: string;
}

/**
 * A link inside the site. It is a plain `<a href>` for crawlers, new tabs and browsers without
 * scripts; with scripts the page changes without a reload. `aria-current` is the caller's.
 */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A link to the address of now adds no step to the history, as browsers do it.
    if (event.currentTarget.href !== window.location.href || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { replace: true });
  };
  return (
    <Link
      to={to}
      // Gatsby's Link marks itself as current by the path alone, which is wrong for sections.
      getProps={() => ({ "aria-current": rest["aria-current"] })}
      onClick={handleClick}
      {...rest}
    />
  );
}
