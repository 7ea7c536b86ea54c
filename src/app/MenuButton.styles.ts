import { css } from "@emotion/react";
import { iconButton } from "../components/Button.styles";
import { media } from "../theme/breakpoints";

export const root = [
  iconButton,
  css({
    "html:not(.js) &": { display: "none" },
    [media.desk]: { display: "none" },
  }),
];

const shown = { display: "grid" };
const hidden = { display: "none" };

export const whileClosed = css({ ...shown, '[aria-expanded="true"] > &': hidden });

export const whileOpen = css({ ...hidden, '[aria-expanded="true"] > &': shown });
