import { Fragment, isValidElement, type ReactNode } from "react";

/**
 * Elements in a row, with a space between each two: where the layout is unknown, as in copied text, a reader view or a
 * text browser, their texts would run together.
 * @param nodes elements, each with a key; anything else is left out
 */
export const apart = (nodes: readonly ReactNode[]) =>
  nodes.filter(isValidElement).map((element, index) => (
    <Fragment key={element.key}>
      {index > 0 && " "}
      {element}
    </Fragment>
  ));
