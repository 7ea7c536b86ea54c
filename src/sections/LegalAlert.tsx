import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { telephoneLink } from "../lib/contactLinks";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { gutter, radius, space, target, widths } from "../theme/space";
import { type } from "../theme/typography";

const outer = css({
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.medium}px ${gutter} 0`,
});
const root = css({
  display: "grid",
  gap: space.base,
  padding: "clamp(20px, 4vw, 40px)",
  border: `3px solid ${colours.danger}`,
  borderRadius: radius.card,
  background: colours.panel,
});
const title = css({ ...type.title, margin: 0, color: colours.danger });
const steps = css({
  margin: 0,
  paddingInlineStart: "1.6em",
  fontWeight: 500,
  "& > li": { marginBottom: space.small },
  "& > li::marker": { fontWeight: 700, color: colours.danger },
});
const calls = css({ display: "flex", flexWrap: "wrap", gap: space.snug });
const call = css({
  ...type.control,
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.main + space.small,
  padding: `${space.tiny}px ${space.large}px`,
  borderRadius: radius.control,
  background: colours.danger,
  color: colours.onDanger,
  fontSize: 20,
  textDecoration: "none",
  [media.print]: { border: `2px solid ${colours.danger}`, color: colours.danger },
});
const note = css({ ...type.small, margin: 0, color: colours.mutedText });

/** What to do at once, above everything else on the page. Its anchor is printed on codes and stays. */
export function LegalAlert({ alert }: Queries.LegalAlertFragment) {
  if (!alert) return null;
  return (
    <div css={outer}>
      <section id={alert.anchor} css={root} aria-labelledby={`${alert.anchor}-title`}>
        <h2 id={`${alert.anchor}-title`} css={title}>
          {alert.title}
        </h2>
        <ol css={steps}>
          {alert.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div css={calls}>
          {alert.calls.map(({ label, number }) => (
            <a key={number} css={call} href={telephoneLink(number)}>
              {label}
            </a>
          ))}
        </div>
        {alert.note && <p css={note}>{alert.note}</p>}
      </section>
    </div>
  );
}

export const query = graphql`
  fragment LegalAlert on LegalDocument {
    alert {
      anchor
      title
      steps
      note
      calls {
        label
        number
      }
    }
  }
`;
