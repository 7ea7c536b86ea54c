import { buttonStyles, type ButtonVariant } from "./Button.styles";
import { SiteLink } from "./SiteLink";

interface ButtonLinkProps {
  to: string;
  variant?: ButtonVariant;
  children: string;
}

/** A link to another place of the site that looks like a button. */
export function ButtonLink({ to, variant = "action", children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} css={buttonStyles[variant]}>
      {children}
    </SiteLink>
  );
}
