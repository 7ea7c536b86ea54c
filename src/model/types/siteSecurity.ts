import type { ContentType } from "../contentType";
import { group } from "../fields";
import { emailAddress, expiry } from "../formedFields";

/** The contact for reporting vulnerabilities; becomes /.well-known/security.txt (RFC 9116). */
export const siteSecurity: ContentType = {
  name: "SiteSecurity",
  label: "Reports of security faults",
  path: "site/security.yml",
  description:
    "Whom to tell of a fault in the site's security. It becomes /.well-known/security.txt.",
  fields: group({
    email: emailAddress("The email address for reports; somebody must read it."),
    expires: expiry("The day until which this holds, at most a year ahead."),
  }),
  count: { min: 0, max: 1 },
};
