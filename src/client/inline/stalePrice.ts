/**
 * Runs during parsing, right after the element that it hides once its `data-until` (ms since 1970) has
 * passed: a page may be older than the price that it shows.
 */
const { previousElementSibling } = document.currentScript as HTMLScriptElement;
const price = previousElementSibling as HTMLElement;
price.hidden = Date.now() >= Number(price.dataset.until);

export {};
