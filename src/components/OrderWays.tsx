import type { ReactNode } from "react";
import { OrderButtons } from "./OrderButtons";
import * as styles from "./OrderWays.styles";
import { StoreButtons } from "./StoreButtons";

/**
 * All ways to order, those that work today first: the call and the chat, then `children`, what to expect of them,
 * then the app buttons.
 */
export const OrderWays = ({ children }: { children?: ReactNode }) => (
  <div css={styles.root}>
    <OrderButtons />
    {children}
    <StoreButtons />
  </div>
);
