import type { FormEvent, ReactNode, RefObject } from "react";
import { needsScripts } from "../theme/needsScripts";
import * as styles from "./ToolForm.styles";

interface ToolFormProps {
  /** The id of its title. */
  id: string;
  title: string;
  form: RefObject<HTMLFormElement>;
  onInput: () => void;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** The questions of a page that computes something. It needs scripts, and sends nothing. */
export function ToolForm({ id, title, form, children, ...handlers }: ToolFormProps) {
  return (
    // Where no script answers, a browser would write the fields into the address; this method cannot.
    <form
      ref={form}
      css={[styles.root, needsScripts]}
      aria-labelledby={id}
      method="dialog"
      noValidate
      {...handlers}
    >
      <h2 id={id} css={styles.title}>
        {title}
      </h2>
      {children}
    </form>
  );
}
