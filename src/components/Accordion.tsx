import { useId, useState, type ReactNode } from "react";
import { AccordionItem } from "./AccordionItem";

interface AccordionProps {
  items: readonly { key: string; heading: ReactNode; content: ReactNode }[];
}

/**
 * Headings that open what is below them, one at a time; a second press closes (specification, section 2).
 * Without scripts all of them are open.
 */
export function Accordion({ items }: AccordionProps) {
  const id = useId();
  const [openIndex, setOpenIndex] = useState<number | undefined>(0);
  return (
    <div>
      {items.map(({ key, heading, content }, index) => (
        <AccordionItem
          key={key}
          id={`${id}${key}`}
          heading={heading}
          isOpen={index === openIndex}
          onToggle={() => setOpenIndex(index === openIndex ? undefined : index)}
          onFound={() => setOpenIndex(index)}
        >
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}
