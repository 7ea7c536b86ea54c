import { css } from "@emotion/react";
import { space } from "../theme/space";

export const root = css({ display: "grid", gap: space.base, width: "100%" });
