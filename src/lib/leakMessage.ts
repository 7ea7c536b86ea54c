/** An alert, as far as a message tells it. */
export interface ToldAlert {
  readonly title: string;
  readonly first: string;
  readonly steps: readonly { readonly lead?: string | null; readonly text: string }[];
  readonly calls: readonly { readonly label: string }[];
}

/**
 * The maximum number of letters of a message about a leak, so that a hurried reader sees the whole without scrolling
 * far. The end of the message, with the card's code and address, is extra.
 */
export const MOST_LETTERS = 640;

/** The first words of a step, if they are a sentence; otherwise they and the rest of their sentence. */
function inShort({ lead, text }: ToldAlert["steps"][number]) {
  if (lead && /[.!?]$/.test(lead)) return lead;
  const [sentence = text] = /^.*?[.!?](?=\s|$)/s.exec(text) ?? [];
  return lead ? `${lead} ${sentence}` : sentence;
}

/** An alert as a message for a chat, made from its own words so that both always agree. `*` makes text bold in WhatsApp. */
export const leakMessage = ({ title, first, steps, calls }: ToldAlert) =>
  [
    `*${title}*`,
    first,
    ...steps.map((step, index) => `${index + 1}. ${inShort(step)}`),
    `*${calls.map(({ label }) => label).join(" · ")}*`,
  ].join("\n");
