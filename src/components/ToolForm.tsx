import type { ReactNode } from "react";
import type { ToolFormProps as FormProps } from "../hooks/useAnswers";
import { needsScripts } from "../theme/needsScripts";
import * as styles from "./ToolForm.styles";

interface ToolFormProps {
  /** The id of its title. */
  id: string;
  title: string;
  form: FormProps;
  children: ReactNode;
}

/** The questions of a page that computes something. It needs scripts, and sends nothing. */
export function ToolForm({ id, title, form, children }: ToolFormProps) {
  return (
    // Where no script answers, a browser would write the fields into the address; this method cannot.
    <form
      css={[styles.root, needsScripts]}
      aria-labelledby={id}
      method="dialog"
      noValidate
      {...form}
    >
      <h2 id={id} css={styles.title}>
        {title}
      </h2>
      {children}
    </form>
  );
}
