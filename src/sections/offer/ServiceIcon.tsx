import { InlineDrawing } from "../../components/picture/InlineDrawing";
import * as styles from "./ServiceCarousel.styles";

/** A service's icon. */
export const ServiceIcon = ({ svg }: { svg: string }) => (
  <InlineDrawing svg={svg} layoutStyle={styles.icon} />
);
