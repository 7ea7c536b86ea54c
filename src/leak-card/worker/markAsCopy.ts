import { savedNoteId } from "../names";

const note = new RegExp(`(<p id="${savedNoteId}"[^>]*?) hidden=""([^>]*>[^<]*)\\{date\\}`);

/**
 * Reveals the note of a stored card, with the day on which it was stored.
 * @param html the card as it was built
 */
export function markAsCopy(html: string, today: Date): string {
  const date = today.toLocaleDateString("en-GB", { dateStyle: "long" });
  return html.replace(note, (_, before: string, after: string) => before + after + date);
}
