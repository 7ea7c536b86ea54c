import type { SerializedStyles } from "@emotion/react";
import { Drawing } from "../../components/picture/Drawing";
import { night } from "../../theme/surfaces";
import * as styles from "./Sign.styles";

interface SignProps {
  graphic: Queries.Graphic;
  layoutStyle: SerializedStyles;
}

/** A small drawing on a dark tile, for people who read slowly; the text next to it says the same. */
export const Sign = ({ graphic, layoutStyle }: SignProps) => (
  <span css={[layoutStyle, styles.tile]} {...night}>
    <Drawing layoutStyle={styles.sign} graphic={graphic} alt="" />
  </span>
);
