import { css } from "@emotion/react";
import { plainList } from "../../theme/space";

export const root = css(plainList);
