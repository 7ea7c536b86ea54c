import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colours } from "../theme/colours";
import { gutter, space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { Stripes } from "./Stripes";

const root = css({
  display: "grid",
  gap: space.medium,
  justifyItems: "start",
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.huge}px ${gutter} 0`,
});
const title = css({ ...type.title, margin: 0, maxWidth: "18ch", overflowWrap: "anywhere" });
const lead = css({ ...type.lead, margin: 0, maxWidth: widths.lead, color: colours.mutedText });

interface PageTitleProps {
  title: string;
  lead?: string;
  /** What stands above the title, such as breadcrumbs. */
  children?: ReactNode;
}

/** The head of every page but the landing page. */
export function PageTitle({ title: titleText, lead: leadText, children }: PageTitleProps) {
  return (
    <div css={root}>
      {children}
      <Stripes isOnFirstScreen />
      <h1 css={title}>{titleText}</h1>
      {leadText && <p css={lead}>{leadText}</p>}
    </div>
  );
}
