import { Fragment, type ReactNode } from "react";

interface FilledProps {
  /** A sentence from content with placeholders such as `{days}`. */
  pattern: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** A sentence with its placeholders filled in, some of them with elements. */
export const Filled = ({ pattern, values }: FilledProps) =>
  // Every second part is a name.
  pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 ? (values[part] ?? `{${part}}`) : part}</Fragment>
    ));
