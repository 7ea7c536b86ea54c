import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Stripes } from "./Stripes";

const root = css({ display: "grid", gap: space.medium, justifyItems: "start" });
const words = css({ display: "grid", gap: space.small });
const label = css({ ...type.label, color: colours.mutedText, margin: 0 });
const title = css({ ...type.title, margin: 0, maxWidth: "20ch", overflowWrap: "anywhere" });

interface SectionHeadingProps {
  /** The id by which the section is labelled. */
  id: string;
  title: string;
  /** The section's name, above the title. */
  label?: string;
}

/** The head of a band of the page: stripes, name, title. */
export function SectionHeading({ id, title: titleText, label: labelText }: SectionHeadingProps) {
  return (
    <header css={root}>
      <Stripes />
      <div css={words}>
        {labelText && <p css={label}>{labelText}</p>}
        <h2 id={id} css={title}>
          {titleText}
        </h2>
      </div>
    </header>
  );
}
