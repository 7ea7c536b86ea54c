/**
 * Runs during parsing, right after the element that it hides once its `data-until` (ms since 1970) has
 * passed: a page may be older than the price that it shows. Uses old syntax, because all browsers run it.
 */
export const stalePriceScript =
  "(function(e){e.hidden=Date.now()>=e.dataset.until})(document.currentScript.previousSibling)";
