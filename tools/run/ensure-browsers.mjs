/** Makes sure that the programs named on the command line are installed, or all that the tests use. */
import { ensurePrograms, programs } from "./programs.mjs";

const names = process.argv.slice(2);
ensurePrograms((names.length > 0 ? names : Object.keys(programs)).map((name) => programs[name]));
