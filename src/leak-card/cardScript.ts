import { LEAK_CARD, LEAK_CARD_WORKER } from "../lib/leakCard";

/** The only script of the leak card. Like the scripts of every other page, it stores a copy of the card. */
const workers = (navigator as Partial<Navigator>).serviceWorker;
workers?.register(LEAK_CARD_WORKER, { scope: LEAK_CARD }).catch(() => {});
