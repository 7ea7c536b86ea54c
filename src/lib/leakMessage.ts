/** An alert, as far as a message tells it. */
export interface ToldAlert {
  readonly first: string;
  readonly steps: readonly { readonly lead?: string | null; readonly text: string }[];
  readonly fire: { readonly short: string };
}

/**
 * The maximum number of letters of a message about a leak, so that a hurried reader sees the whole without scrolling
 * far. The leak card adds a first line, its code and its address.
 */
export const MOST_LETTERS = 640;

/** The first words of a step, if they are a sentence; otherwise they and the rest of their sentence. */
function inShort({ lead, text }: ToldAlert["steps"][number]) {
  if (lead && /[.!?]$/.test(lead)) return lead;
  const [sentence = text] = /^.*?[.!?](?=\s|$)/s.exec(text) ?? [];
  return lead ? `${lead} ${sentence}` : sentence;
}

/** An alert as a message for a chat, made from its own words so that both always agree. */
export const leakMessage = ({ first, steps, fire }: ToldAlert) =>
  [first, ...steps.map((step, index) => `${index + 1}. ${inShort(step)}`), fire.short].join("\n");
