import { LEAK_CARD, LEAK_CARD_WORKER } from "../lib/leakCard";

/** The only script of the leak card. Like the scripts of every other page, it stores a copy of the card. */
const workers = (navigator as Partial<Navigator>).serviceWorker;
workers?.register(LEAK_CARD_WORKER, { scope: LEAK_CARD }).catch(() => {});

/** The links of a copy are text, until an answer proves that there is a connection; `navigator.onLine` proves nothing. */
const links = document.querySelectorAll<HTMLElement>("[data-to]");
const open = ({ ok }: Response) =>
  ok && links.forEach((link) => link.setAttribute("href", String(link.dataset.to)));
if (links[0]) fetch(LEAK_CARD, { method: "HEAD", cache: "no-store" }).then(open, () => {});
