import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from "react";
import { siteData } from "../support/content";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  getProps?: (location: object) => object;
}

/** Gatsby's way of changing the page; tests ask where it was sent. */
export const navigate = jest.fn();

/** A link that follows a plain click without a reload, as Gatsby's does. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, getProps, onClick, children, ...rest },
  ref,
) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a ref={ref} href={to} {...rest} {...getProps?.({})} onClick={handleClick}>
      {children}
    </a>
  );
});

/** Queries are read when the site is built; here nothing remains of them. */
export const graphql = () => undefined;

/** The only static query is the one of `useSite`. */
export const useStaticQuery = jest.fn(siteData);
