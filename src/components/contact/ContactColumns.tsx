import type { ReactNode } from "react";
import * as styles from "./ContactColumns.styles";

/** The three parts of the contact page; on wide screens the second is next to the other two. */
export function ContactColumns({ children }: { children: ReactNode }) {
  return <div css={styles.root}>{children}</div>;
}
