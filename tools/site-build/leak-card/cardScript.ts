import { IS_LEAK_CARD_KEPT, LEAK_CARD, LEAK_CARD_WORKER } from "../../../src/lib/leakCard";

const worker = JSON.stringify(LEAK_CARD_WORKER);
const scope = JSON.stringify(LEAK_CARD);
const keep =
  "navigator.serviceWorker&&" +
  `navigator.serviceWorker.register(${worker},{scope:${scope}}).catch(function(){})`;

/** The inline script of the card, which has no other: it keeps a copy of the card, as every page does. */
export const cardScript = IS_LEAK_CARD_KEPT ? keep : "";
