import { Fragment, type ReactNode } from "react";

interface FilledProps {
  /** A sentence from content with placeholders such as `{days}`. */
  pattern: string;
  values: Readonly<Record<string, ReactNode>>;
}

/**
 * A sentence with its placeholders filled in, some of them with elements. If a value can change, give the element around
 * it the whole sentence as its `key`: React then replaces it, and does not change texts that a translator has replaced.
 */
export const Filled = ({ pattern, values }: FilledProps) =>
  // Every second part is a name.
  pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 ? (values[part] ?? `{${part}}`) : part}</Fragment>
    ));
