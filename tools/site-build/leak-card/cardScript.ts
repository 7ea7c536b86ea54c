import { LEAK_CARD, LEAK_CARD_WORKER } from "../../../src/lib/leakCard";

const worker = JSON.stringify(LEAK_CARD_WORKER);
const scope = JSON.stringify(LEAK_CARD);

/** The only script of the card. Like the script of every other page, it stores a copy of the card. */
export const cardScript =
  "navigator.serviceWorker&&" +
  `navigator.serviceWorker.register(${worker},{scope:${scope}}).catch(function(){})`;
