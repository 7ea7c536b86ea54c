/** The address of the leak card. */
export const LEAK_CARD = "/leak-card";

/** The service worker that stores the card; the build makes it from src/leak-card/worker. */
export const LEAK_CARD_WORKER = `${LEAK_CARD}-worker.js`;

/** The prefix of the cache names; the privacy policy names it. */
export const LEAK_CARD_STORE = "leak-card";

/** The id of the note that a card is a copy. The service worker reveals it in the copy. */
export const savedNoteId = "saved";
