import { useId, type ReactNode } from "react";
import { AccordionItem } from "./AccordionItem";

interface AccordionProps {
  items: readonly { key: string; heading: ReactNode; content: ReactNode }[];
  /** The index of the open item, from 0; undefined if all are closed. */
  openIndex?: number;
  onToggle: (openIndex?: number) => void;
}

/**
 * Headings that expand the content below them, one at a time; clicking again collapses it (specification,
 * section 2). Without scripts all of them are open.
 */
export function Accordion({ items, openIndex, onToggle }: AccordionProps) {
  const id = useId();
  return (
    <div>
      {items.map(({ key, heading, content }, index) => (
        <AccordionItem
          key={key}
          id={`${id}${key}`}
          heading={heading}
          isOpen={index === openIndex}
          onToggle={() => onToggle(index === openIndex ? undefined : index)}
          onFound={() => onToggle(index)}
        >
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}
