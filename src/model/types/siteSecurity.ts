import type { ContentType } from "../contentType";
import { group } from "../fields";
import { day, emailAddress } from "../formedFields";

/** The contact for reporting vulnerabilities; becomes /.well-known/security.txt (RFC 9116). */
export const siteSecurity: ContentType = {
  name: "SiteSecurity",
  label: "Security reports",
  path: "site/security.yml",
  description: "The contact for security reports, published as /.well-known/security.txt.",
  fields: group({
    email: emailAddress("The email address for reports; somebody must read it."),
    expires: day("The last day on which this contact is valid, at most a year ahead.").meta({
      kind: "expiry",
    }),
  }),
  count: { min: 0, max: 1 },
};
