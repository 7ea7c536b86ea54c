/** Whether a URL's hash holds the answers of a calculator, such as `#gas=12.5`, and names no place. */
export const holdsAnswers = (hash: string) => hash.includes("=");
