import { useSite } from "../hooks/useSite";
import { fillIn } from "../lib/fillIn";

/** Where anybody can check the registration and the licence; nothing for one that the owner has not filled in. */
export function Proof() {
  const { company, app } = useSite();
  const { registration, licence } = app.proof;
  return (
    <>
      {company.registration && <a href={registration.to}>{registration.label}</a>}
      {company.licence && <span>{fillIn(licence, { authority: company.licence.authority })}</span>}
    </>
  );
}
