import { buttonStyles, type ButtonLook } from "./Button.styles";
import { SiteLink } from "./SiteLink";

interface ButtonLinkProps {
  to: string;
  look?: ButtonLook;
  children: string;
}

/** A link to another place of the site that looks like a button. */
export function ButtonLink({ to, look = "action", children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} css={buttonStyles[look]}>
      {children}
    </SiteLink>
  );
}
