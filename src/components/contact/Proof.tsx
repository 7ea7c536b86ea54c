import { useSite } from "../../hooks/useSite";
import { fillIn } from "../../lib/fillIn";
import { apart } from "../text/apart";

/** Where anybody can check the registration and the licence; nothing for one that the owner has not filled in. */
export function Proof() {
  const { company, app } = useSite();
  const { registration, licence } = app.proof;
  return (
    <>
      {apart([
        company.registration && (
          <a key="registration" href={registration.to}>
            {registration.label}
          </a>
        ),
        company.licence && (
          <span key="licence">{fillIn(licence, { authority: company.licence.authority })}</span>
        ),
      ])}
    </>
  );
}
