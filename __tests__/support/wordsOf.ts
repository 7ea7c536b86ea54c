/** The words of a piece of HTML in one line, as an element's text content gives them. */
export const wordsOf = (html: string) =>
  new DOMParser()
    .parseFromString(html, "text/html")
    .body.textContent.replaceAll(/\s+/g, " ")
    .trim();
