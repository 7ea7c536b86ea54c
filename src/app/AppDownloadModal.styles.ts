import { css } from "@emotion/react";

export const message = css({ margin: 0 });
