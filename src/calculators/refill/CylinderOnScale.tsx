import { Cylinder } from "../../components/Cylinder";
import * as cylinderStyles from "../../components/Cylinder.styles";
import { FULL } from "./scaleLevel";
import * as styles from "./RefillScale.styles";

interface CylinderOnScaleProps {
  /** The height of the gas, as a share of the inside. Above the mark it has the colour of danger. */
  level: number;
}

/** The bottom and the height of the inside. */
const BOTTOM = 254;
const HEIGHT = 136;

/** The y of a share of the inside: 0 is its bottom, 1 its top. */
export const heightOf = (share: number) => Math.round(BOTTOM - HEIGHT * share);

const band = (from: number, to: number) => ({
  x: 136,
  width: 70,
  y: heightOf(to),
  height: heightOf(from) - heightOf(to),
});

/** A cylinder on a scale, partly cut open so that its gas is seen. */
export function CylinderOnScale({ level }: CylinderOnScaleProps) {
  return (
    <>
      <path css={cylinderStyles.steel} d="M46 282h208l6 6v6H40v-6z" />
      <path css={styles.base} d="M54 294h192v44H54z" />
      <path css={styles.hollow} d="M82 300h136v32H82z" />
      <Cylinder />
      <clipPath id="inside">
        <path d="M136 116h32q36 0 36 36v66q0 36-36 36h-32z" />
      </clipPath>
      <g clipPath="url(#inside)">
        <rect css={styles.hollow} {...band(0, 1.1)} />
        <rect css={styles.gas} {...band(0, Math.min(level, FULL))} />
        {level > FULL && <rect css={styles.excess} {...band(FULL, level)} />}
      </g>
    </>
  );
}
