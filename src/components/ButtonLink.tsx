import { buttonStyles, type ButtonVariant } from "./Button.styles";
import { SiteLink } from "./SiteLink";

interface ButtonLinkProps {
  to: string;
  variant?: ButtonVariant;
  children: string;
}

/** An internal link styled as a button. */
export function ButtonLink({ to, variant = "action", children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} css={buttonStyles[variant]}>
      {children}
    </SiteLink>
  );
}
