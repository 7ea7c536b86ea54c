import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../theme/breakpoints";
import { gutter, space, widths } from "../theme/space";

const root = css({
  display: "grid",
  gap: space.band,
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.band}px ${gutter}`,
  [media.desk]: {
    gridTemplateColumns: "5fr 6fr",
    columnGap: space.section,
    "& > :last-child": { gridColumn: "1 / -1" },
  },
});

/** The parts of the contact page: two beside each other and one across. */
export function ContactColumns({ children }: { children: ReactNode }) {
  return <div css={root}>{children}</div>;
}
