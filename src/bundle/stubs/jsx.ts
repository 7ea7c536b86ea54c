import type { SerializedStyles } from "@emotion/react";
import type { jsxDEV as elementInDev } from "react/jsx-dev-runtime";
import { Fragment, jsx as element, jsxs as elements } from "react/jsx-runtime";

/** Values of the `css` prop, in the order of their layers. */
type Styles = SerializedStyles | false | "" | null | undefined | readonly Styles[];

declare module "react" {
  // Of all elements; the element's own types need a parameter.
  interface AriaAttributes {
    css?: Styles;
  }
}

/** What styles are where the page runs: class names. */
type Names = string | boolean | null | undefined | readonly Names[];

const joined = (names: Names): string | undefined =>
  (typeof names === "string"
    ? names
    : ([names] as unknown[]).flat(Infinity).filter(Boolean).join(" ")) || undefined;

type Make = typeof element;

/** @returns the function of React, for elements with a `css` prop; outside the built scripts, it throws if that is lost */
const withNames =
  (make: Make): Make =>
  (type, props, key) => {
    if (!("css" in (props as object))) return make(type, props, key);
    const { css, ...others } = props as { css: Names; className?: string };
    const className = joined(css);
    if (process.env.BUILD_STAGE !== "build-javascript")
      if (others.className || /[^\w ]/.test(className ?? ""))
        throw new Error(
          `css={${className}} with className={${others.className}}: \`css\` takes styles of *.styles.ts, or an array of them, and replaces className`,
        );
    return make(type, { ...others, className }, key);
  };

export const jsx = withNames(element);
export const jsxs = withNames(elements);
/** What `npm run dev` calls instead of both. */
export const jsxDEV: typeof elementInDev = (type, props, key, isStatic) =>
  (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };
