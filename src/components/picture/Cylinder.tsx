import * as styles from "./Cylinder.styles";
import { bodyPath, stripesPath } from "./cylinderPaths";

/** The company's cylinder as parts of an SVG: 124 wide from x = 88, and 222 high from y = 60. */
export function Cylinder() {
  return (
    <>
      <path css={styles.body} d={bodyPath} />
      <path
        css={styles.dark}
        d={`M124 72h52l-6 26a6 6 0 01-6 5h-28a6 6 0 01-6-5z${stripesPath}M116 270h20v6h-20zM164 270h20v6h-20z`}
      />
      <path css={styles.steel} d="M138 74h24v8h-9v5h6v3h10v6h-10v7h-18V87h6v-5h-9z" />
      {/* Below the rim, the collar and the body, and on the side that is turned away from the light. */}
      <path
        css={styles.shade}
        d="M110 66h80l-3 8h-74zM116 106h68q28 8 28 46v68q0 38-18 42v6h-88v-6h68q28 0 28-40v-70q0-38-26-40h-60z"
      />
      <path css={styles.light} d="M104 138v36M104 214v10" />
    </>
  );
}
