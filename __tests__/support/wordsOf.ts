/** The text content of a piece of HTML in one line. */
export const wordsOf = (html: string) =>
  new DOMParser()
    .parseFromString(html, "text/html")
    .body.textContent.replaceAll(/\s+/g, " ")
    .trim();
