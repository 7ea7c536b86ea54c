import * as styles from "./CylinderOnScale.styles";
import { FULL } from "./scaleState";

interface CylinderOnScaleProps {
  /** The height of the gas, as a share of the inside. Above the mark it has the colour of danger. */
  level: number;
}

/** The bottom and the height of the inside. */
const BOTTOM = 254;
const HEIGHT = 136;

/** A height in the inside: 0 is its bottom, 1 its top. */
export const heightOf = (share: number) => Math.round(10 * (BOTTOM - HEIGHT * share)) / 10;

const band = (from: number, to: number) => ({
  x: 136,
  width: 70,
  y: heightOf(to),
  height: Math.round(10 * HEIGHT * (to - from)) / 10,
});

/** A cylinder on a scale, partly cut open so that its gas is seen. */
export function CylinderOnScale({ level }: CylinderOnScaleProps) {
  return (
    <>
      <radialGradient id="scale-glow">
        <stop css={styles.glowCentre} offset="0" />
        <stop css={styles.glowEdge} offset="1" />
      </radialGradient>
      <ellipse fill="url(#scale-glow)" cx="150" cy="278" rx="150" ry="66" />
      <path css={styles.steel} d="M46 282h208a6 6 0 016 6v6H40v-6a6 6 0 016-6z" />
      <path css={styles.base} d="M54 294h192v36a8 8 0 01-8 8H62a8 8 0 01-8-8z" />
      <rect css={styles.display} x="82" y="300" width="136" height="32" rx="5" />
      <path css={styles.amber} d="M110 60h80v6l-6 16v32h-68V82l-6-16z" />
      <path css={styles.dark} d="M124 72h52l-6 26a6 6 0 01-6 5h-28a6 6 0 01-6-5z" />
      <path
        css={styles.steel}
        d="M140 74h20a2 2 0 012 2v4a2 2 0 01-2 2h-7v5h6v3h10v6h-10v7h-18V87h6v-5h-7a2 2 0 01-2-2v-4a2 2 0 012-2z"
      />
      <path css={styles.amber} d="M106 252h88v24a6 6 0 01-6 6h-76a6 6 0 01-6-6z" />
      <path css={styles.dark} d="M116 270h20v6h-20zM164 270h20v6h-20z" />
      <rect css={styles.amber} x="88" y="108" width="124" height="156" rx="44" />
      <path css={styles.dark} d="M88 182h48v9H88zM88 199h48v9H88z" />
      {/* The sides that are turned away from the light, and below the shoulders and the collar. */}
      <path
        css={styles.shade}
        d="M110 66h80l-3 8h-74zM116 106h68v6h-68zM88 196v24q0 44 44 44h36q44 0 44-44v-68q0-44-44-44h-8q44 0 44 44v60q0 40-40 42h-28q-36 0-48-58zM106 264h88v-6h-88z"
      />
      <path css={styles.rim} d="M90 150v66" />
      <path css={styles.shine} d="M105 138v34M105 214v10" />
      <path css={styles.inside} d="M136 116h32q36 0 36 36v66q0 36-36 36h-32z" />
      <clipPath id="scale-clip">
        <path d="M136 116h32q36 0 36 36v66q0 36-36 36h-32z" />
      </clipPath>
      <g clipPath="url(#scale-clip)">
        <rect css={styles.gas} {...band(0, Math.min(level, FULL))} />
        {level > FULL && <rect css={styles.excess} {...band(FULL, level)} />}
      </g>
    </>
  );
}
