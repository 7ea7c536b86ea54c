import { useId, type ReactNode } from "react";
import { AccordionItem } from "./AccordionItem";

interface AccordionProps {
  items: readonly { key: string; heading: ReactNode; content: ReactNode }[];
  /** The item that is open, counted from 0; undefined where all are closed. */
  openIndex?: number;
  onToggle: (openIndex?: number) => void;
}

/**
 * Headings that open what is below them, one at a time; a second press closes (specification, section 2).
 * Without scripts all of them are open.
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
