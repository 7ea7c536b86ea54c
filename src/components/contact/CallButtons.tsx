import type { SerializedStyles } from "@emotion/react";
import { useSite } from "../../hooks/useSite";
import { localNumber, telephoneLink } from "../../lib/contactLinks";
import { apart } from "../text/apart";
import * as styles from "./CallButtons.styles";

interface CallButtonsProps {
  calls: readonly { label: string; number: string }[];
  layoutStyle?: SerializedStyles;
}

/** Buttons that dial the emergency numbers, equally wide because none has priority. */
export const CallButtons = ({ calls, layoutStyle }: CallButtonsProps) => (
  // A paragraph: reader views drop a box that consists of links.
  <p css={[styles.calls, layoutStyle]}>
    {apart(
      calls.map(({ label, number }) => (
        <a key={number} css={styles.call} href={telephoneLink(number)}>
          {label}
        </a>
      )),
    )}
  </p>
);

/** The company's own number for leaks, after those of the emergency services; renders nothing without one. */
export function LeakLine({ label }: { label: string }) {
  const { leakPhone } = useSite().company;
  if (!leakPhone) return null;
  return (
    <p css={styles.ownLine}>
      {label}{" "}
      <a css={styles.ownNumber} href={telephoneLink(leakPhone)}>
        {localNumber(leakPhone)}
      </a>
    </p>
  );
}
