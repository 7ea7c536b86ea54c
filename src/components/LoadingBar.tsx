import { css, keyframes } from "@emotion/react";
import { useApp } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";

const run = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(250%)" },
});
const bar = css({
  position: "fixed",
  zIndex: layers.loadingBar,
  insetInline: 0,
  top: 0,
  height: 3,
  overflow: "hidden",
  "&::before": {
    content: '""',
    display: "block",
    width: "100%",
    height: "100%",
    background: colours.accentText,
    [media.motion]: { width: "40%", animation: `${run} 1.2s linear infinite` },
  },
});

/** A thin bar on top while a page change takes long (decisions, “State”). */
export function LoadingBar() {
  const { loading } = useApp();
  const { app } = useSite();
  return loading ? <div css={bar} role="progressbar" aria-label={app.loading} /> : null;
}
