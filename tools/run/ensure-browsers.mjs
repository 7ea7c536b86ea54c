/** Makes sure that the programs named on the command line are here, or all that the tests know. */
import { ensurePrograms, programs } from "./programs.mjs";

const names = process.argv.slice(2);
ensurePrograms((names.length > 0 ? names : Object.keys(programs)).map((name) => programs[name]));
