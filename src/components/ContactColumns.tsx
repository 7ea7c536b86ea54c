import type { ReactNode } from "react";
import * as styles from "./ContactColumns.styles";

/** The parts of the contact page: two beside each other and one across. */
export function ContactColumns({ children }: { children: ReactNode }) {
  return <div css={styles.root}>{children}</div>;
}
