import type { ReactNode } from "react";
import { CallButtons } from "../../components/contact/CallButtons";
import { OrderButtons } from "../../components/contact/OrderWays";
import { headline } from "./sentence";
import * as styles from "./Calculator.styles";

interface StopBoxProps {
  /** What to stop, and what to do instead. Its element needs it as the `key`. */
  said: string;
  /** Begins the chat. */
  message: string;
  /** The emergency numbers, if it names them. */
  calls?: readonly { label: string; number: string }[];
  /** Shown below it: links. */
  children?: ReactNode;
}

/** An answer that forbids the use of a cylinder, with the ways to call that it names. */
export const StopBox = ({ said, message, calls, children }: StopBoxProps) => (
  <div css={styles.stopBox}>
    {headline("stop", said)}
    <OrderButtons message={message} />
    {calls && <CallButtons calls={calls} />}
    {children}
  </div>
);
