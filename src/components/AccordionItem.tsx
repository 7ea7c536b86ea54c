import { css } from "@emotion/react";
import { useEffect, useRef, type ReactNode } from "react";
import { colours } from "../theme/colours";
import { transition } from "../theme/motion";
import { space, target } from "../theme/space";
import { Icon } from "./Icon";

const item = css({ borderBottom: `1px solid ${colours.hairline}` });
const head = css({ margin: 0 });
const button = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.base,
  width: "100%",
  minHeight: target.main,
  padding: `${space.base}px 0`,
  border: 0,
  background: "transparent",
  color: colours.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "& > svg": { transition: transition("transform") },
  '&[aria-expanded="true"] > svg': { transform: "rotate(180deg)" },
});
const panel = css({
  paddingBottom: space.large,
  // Before hydration a closed panel is closed by this; without scripts all stay open.
  'html.js &[data-state="closed"]:not([hidden])': { display: "none" },
  '&[hidden="until-found"]': { paddingBottom: 0 },
});

interface AccordionItemProps {
  id: string;
  heading: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Called when the browser's search finds text inside while it is closed. */
  onFound: () => void;
  children: ReactNode;
}

/** One heading of an accordion and what it opens (WAI-ARIA APG, accordion). */
export function AccordionItem(props: AccordionItemProps) {
  const { id, heading, isOpen, onToggle, onFound, children } = props;
  const root = useRef<HTMLDivElement>(null);

  // React 18 writes `hidden` without its value; the page's search needs `until-found`.
  useEffect(() => {
    const node = root.current;
    if (isOpen) node?.removeAttribute("hidden");
    else node?.setAttribute("hidden", "until-found");
  }, [isOpen]);

  useEffect(() => {
    const node = root.current;
    node?.addEventListener("beforematch", onFound);
    return () => node?.removeEventListener("beforematch", onFound);
  }, [onFound]);

  return (
    <div css={item}>
      <h3 css={head}>
        <button
          type="button"
          id={`${id}-head`}
          css={button}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
        >
          <span>{heading}</span>
          <Icon name="expand" />
        </button>
      </h3>
      <div
        ref={root}
        id={`${id}-panel`}
        css={panel}
        data-state={isOpen ? "open" : "closed"}
        role="region"
        aria-labelledby={`${id}-head`}
      >
        {children}
      </div>
    </div>
  );
}
