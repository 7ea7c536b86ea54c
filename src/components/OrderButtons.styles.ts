import { css } from "@emotion/react";
import { space } from "../theme/space";

export const root = css({ display: "flex", flexWrap: "wrap", gap: space.snug });
