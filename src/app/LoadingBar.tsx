import { useApp } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import * as styles from "./LoadingBar.styles";

/** A thin progress bar at the top during a slow page change (specification, section 10). */
export function LoadingBar() {
  const { loading } = useApp();
  const { app } = useSite();
  return loading ? <div css={styles.bar} role="progressbar" aria-label={app.loading} /> : null;
}
