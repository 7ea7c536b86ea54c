import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import { night } from "../../theme/surfaces";
import { CylinderOnScale, heightOf } from "./CylinderOnScale";
import { FULL, scaleState } from "./scaleState";
import { valuesOf } from "./values";
import type { WeighingState } from "./weighingState";
import * as styles from "./RefillScale.styles";

interface RefillScaleProps {
  copy: Queries.SiteRefillWordsFragment;
  /** The visitor's figures, or the example. */
  state: WeighingState;
  /** Read before the description of the drawing: that it is an example. */
  prefix?: string;
}

/** A drawing of the cylinder on the scale with the figures so far; the answer says the same in words. */
export function RefillScale({ copy, state, prefix }: RefillScaleProps) {
  const { scale } = copy;
  const { figures, check } = state;
  const { gas, level, isTooFull } = scaleState(state);
  const values: Readonly<Record<string, string>> = valuesOf(copy, figures, check);
  const kind = gas === undefined ? "empty" : isTooFull ? "tooFull" : figures.tare ? "gas" : "added";
  const label = [prefix, fillIn(scale.images[kind], values)].filter(Boolean).join(" ");
  return (
    <div css={styles.root} {...night}>
      <svg css={styles.drawing} viewBox="20 44 430 300" role="img" aria-label={label}>
        <CylinderOnScale level={level} />
        <text css={styles.reading} x="150" y="325">
          {values.now || "–"}
        </text>
        {figures.tare && (
          <>
            <path css={styles.line} d="M192 84h44" />
            <text css={styles.label} x="246" y="90">
              {fillIn(scale.tare, values)}
            </text>
          </>
        )}
        {figures.size && (
          <>
            <path css={styles.line} d={`M132 ${heightOf(FULL)}h104`} />
            <text css={styles.label} x="246" y={heightOf(FULL) + 6}>
              {fillIn(scale.size, values)}
            </text>
          </>
        )}
        {gas !== undefined && (
          <text css={styles.label} x="246" y="232">
            <Filled
              pattern={figures.tare ? scale.gas : scale.added}
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
