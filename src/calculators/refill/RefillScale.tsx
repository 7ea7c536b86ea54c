import { Cylinder } from "../../components/picture/Cylinder";
import * as cylinderStyles from "../../components/picture/Cylinder.styles";
import { Filled } from "../../components/text/Filled";
import { fillIn } from "../../lib/fillIn";
import { night } from "../../theme/surfaces";
import { FULL, levelOf } from "./scaleLevel";
import { valuesOf } from "./values";
import type { WeighingState } from "./weighingState";
import * as styles from "./Refill.styles";

/** The bottom and the height of the inside. */
const BOTTOM = 254;
const HEIGHT = 136;

/** The y of a share of the inside: 0 is its bottom, 1 its top. */
const heightOf = (share: number) => Math.round(BOTTOM - HEIGHT * share);

const band = (from: number, to: number) => ({
  x: 136,
  width: 70,
  y: heightOf(to),
  height: heightOf(from) - heightOf(to),
});

/**
 * A cylinder on a scale, partly cut open so that its gas is seen.
 * @param level the height of the gas, as a share of the inside; above the mark it has the colour of danger
 */
function CylinderOnScale({ level }: { level: number }) {
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

interface RefillScaleProps {
  words: Queries.SiteRefillWordsFragment;
  state: WeighingState;
  /** Read before the description of the drawing: that it is an example. */
  prefix: string;
}

/** A drawing of the cylinder on the scale with the figures so far; the answer says the same in words. */
export function RefillScale({ words: { scale, kilograms }, state, prefix }: RefillScaleProps) {
  const { size, tare } = state.figures;
  const level = levelOf(state);
  const isTooFull = level > FULL;
  const values = valuesOf({ kilograms }, state);
  const kind = level === 0 ? "empty" : isTooFull ? "tooFull" : "gas";
  /** A line to a place in the cylinder, and what is there. */
  const mark = (x: number, y: number, pattern: string) => (
    <>
      <path css={styles.line} d={`M${x} ${y}h${236 - x}`} />
      <text css={styles.label} x="246" y={y + 6}>
        {fillIn(pattern, values)}
      </text>
    </>
  );
  return (
    <div css={[styles.scale, !isTooFull && styles.first]} {...night}>
      <svg
        css={styles.drawing}
        viewBox="20 44 430 300"
        role="img"
        aria-label={prefix + fillIn(scale.images[kind], values)}
      >
        <CylinderOnScale level={level} />
        <text css={styles.reading} x="150" y="325">
          {values.now || "–"}
        </text>
        {tare && mark(192, 84, scale.tare)}
        {size && mark(132, heightOf(FULL), scale.size)}
        {level > 0 && (
          <text key={fillIn(scale.gas, values)} css={styles.label} x="246" y="232">
            <Filled
              pattern={scale.gas}
              values={{
                gas: <tspan css={isTooFull ? styles.alarm : styles.amount}>{values.gas}</tspan>,
              }}
            />
          </text>
        )}
      </svg>
    </div>
  );
}
