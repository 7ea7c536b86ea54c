import { useEffect } from "react";
import { buttonStyles } from "../../components/control/Button.styles";
import { useSite } from "../../hooks/useSite";
import { whatsappLink } from "../../lib/contactLinks";
import { fillIn } from "../../lib/fillIn";
import { hashOfPassport, type PassportState } from "./cylinderLink";
import * as shared from "./Calculator.styles";
import * as styles from "./Passport.styles";

interface PassportProps {
  copy: Queries.SiteRefillPassport;
  path: string;
  /** The name of the calculator, and its part of the link; "" while it knows nothing of the cylinder. */
  calculator: string;
  part: string;
  /** The calculator's answers that the page was opened with: the visitor has the link. */
  linked: readonly string[];
  passport: PassportState;
}

/** A link with which visitors send their cylinder's figures to themselves, once there are some. */
export function Passport({ copy, path, calculator, part, linked, passport }: PassportProps) {
  const { siteUrl } = useSite();
  const { parts, keep } = passport;
  useEffect(() => keep((all) => ({ ...all, [calculator]: part })), [keep, calculator, part]);
  if (!part || linked.length > 0) return null;
  const link = siteUrl + path + hashOfPassport(Object.values(parts));
  return (
    <div css={[shared.below, styles.root]}>
      <a css={buttonStyles.outline} href={whatsappLink("", fillIn(copy.message, { link }))}>
        {copy.send}
      </a>
      <p css={shared.text}>{copy.text}</p>
    </div>
  );
}
