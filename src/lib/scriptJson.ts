/**
 * JSON for a script element, escaped so that no text in it can close the element (HTML standard, 4.12.1.3).
 */
export const scriptJson = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
