import type { ReactNode } from "react";
import * as styles from "./ContactColumns.styles";

/** The four parts of the contact page; on wide screens the third is next to the first two. */
export function ContactColumns({ children }: { children: ReactNode }) {
  return <div css={styles.root}>{children}</div>;
}
