/** JSON for a script element: no text in it can end the element (HTML standard, 4.12.1.3). */
export const scriptJson = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
