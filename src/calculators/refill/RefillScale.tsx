import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import { night } from "../../theme/surfaces";
import { CylinderOnScale, heightOf } from "./CylinderOnScale";
import { FULL, levelOf } from "./scaleLevel";
import { valuesOf } from "./values";
import type { Weighed } from "./weighingState";
import * as styles from "./RefillScale.styles";

interface RefillScaleProps {
  copy: Queries.SiteRefillWordsFragment;
  /** The visitor's figures, or the example. */
  state: Weighed;
  /** Read before the description of the drawing: that it is an example. */
  prefix: string;
}

/** A drawing of the cylinder on the scale with the figures so far; the answer says the same in words. */
export function RefillScale({ copy: { scale, kilograms }, state, prefix }: RefillScaleProps) {
  const { size, tare } = state.figures;
  const level = levelOf(state);
  const isTooFull = level > FULL;
  const values = valuesOf({ kilograms }, state);
  const kind = level === 0 ? "empty" : isTooFull ? "tooFull" : tare ? "gas" : "added";
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
    <div css={styles.root} {...night}>
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
          <text css={styles.label} x="246" y="232">
            <Filled
              pattern={tare ? scale.gas : scale.added}
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
