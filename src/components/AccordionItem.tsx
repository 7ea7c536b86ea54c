import { useEffect, useRef, type ReactNode } from "react";
import { listen } from "../lib/listen";
import * as styles from "./AccordionItem.styles";
import { Icon } from "./Icon";

interface AccordionItemProps {
  id: string;
  heading: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Called when find-in-page matches text in the closed panel. */
  onFound: () => void;
  children: ReactNode;
}

/** One heading of an accordion with its panel (WAI-ARIA APG, accordion). */
export function AccordionItem(props: AccordionItemProps) {
  const { id, heading, isOpen, onToggle, onFound, children } = props;
  const root = useRef<HTMLDivElement>(null);

  // React 18 renders `hidden` as a boolean; find-in-page needs the value `until-found`.
  useEffect(() => {
    const node = root.current;
    if (isOpen) node?.removeAttribute("hidden");
    else node?.setAttribute("hidden", "until-found");
  }, [isOpen]);

  useEffect(() => {
    return root.current ? listen(root.current, "beforematch", onFound) : undefined;
  }, [onFound]);

  return (
    <div css={styles.item}>
      <h3>
        <button
          type="button"
          id={`${id}-head`}
          css={styles.button}
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
        css={styles.panel}
        data-state={isOpen ? "open" : "closed"}
        // When closed, it would be an empty landmark.
        {...(isOpen && { role: "region", "aria-labelledby": `${id}-head` })}
      >
        {children}
      </div>
    </div>
  );
}
