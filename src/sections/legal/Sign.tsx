import { Drawing, type DrawingProps } from "../../components/picture/Drawing";
import { night } from "../../theme/surfaces";
import * as styles from "./Sign.styles";

/** A small drawing on a dark tile, for people who read slowly; the text next to it says the same. */
export const Sign = ({ graphic, layoutStyle }: Omit<DrawingProps, "alt">) => (
  <span css={[layoutStyle, styles.tile]} {...night}>
    <Drawing layoutStyle={styles.sign} graphic={graphic} alt="" />
  </span>
);
