/**
 * Compares content/ with what the specification fixes about the first content: `npm run check:spec`.
 * Prints each difference and ends with 1 where there is one; an editor may change any of it.
 */
import { differences } from "./differences";
import { facts } from "./facts";

const found = differences("content", facts);
for (const line of found) console.log(line);
console.log(`specification: ${facts.length} facts, ${found.length} of them changed`);
process.exitCode = found.length > 0 ? 1 : 0;
