import { useSite } from "../hooks/useSite";
import { telephoneLink } from "../lib/contactLinks";
import * as styles from "./LeakLine.styles";

/**
 * The company's own number for leaks, after those of the emergency services; renders nothing without one.
 */
export function LeakLine({ label }: { label: string }) {
  const { leakPhone } = useSite().company;
  if (!leakPhone) return null;
  return (
    <p css={styles.root}>
      {label}{" "}
      <a css={styles.link} href={telephoneLink(leakPhone)}>
        {leakPhone}
      </a>
    </p>
  );
}
