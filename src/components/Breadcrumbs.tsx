import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { space, target } from "../theme/space";
import { type } from "../theme/typography";
import { SiteLink } from "./SiteLink";

const list = css({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: colours.mutedText,
  "& li + li::before": { content: '"/" / ""', marginInlineEnd: space.small },
  "@media print": { display: "none" },
});
const link = css({ display: "inline-flex", alignItems: "center", minHeight: target.least });

interface BreadcrumbsProps {
  label: string;
  home: string;
  /** The name of the page itself. */
  current: string;
}

/** The way from the landing page to this page. */
export function Breadcrumbs({ label, home, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol css={list}>
        <li>
          <SiteLink to="/" css={link}>
            {home}
          </SiteLink>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
