import { Fragment, jsx as element, jsxs as elements } from "react/jsx-runtime";

/** Values of the `css` prop in the built site: class names, in the order of their layers. */
type Names = string | boolean | null | undefined | readonly Names[];

const joined = (names: Names): string | undefined =>
  (typeof names === "string"
    ? names
    : ([names] as unknown[]).flat(Infinity).filter(Boolean).join(" ")) || undefined;

type Make = typeof element;

/** @returns the function of React, for elements with a `css` prop */
const withNames =
  (make: Make): Make =>
  (type, props, key) => {
    if (!("css" in (props as object))) return make(type, props, key);
    const { css, ...others } = props as { css: Names };
    return make(type, { ...others, className: joined(css) }, key);
  };

export const jsx = withNames(element);
export const jsxs = withNames(elements);
export { Fragment };
