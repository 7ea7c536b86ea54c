/** Installs the programs named on the command line, or all that the tests use, if they are missing. */
import { ensurePrograms, programs } from "./programs.mjs";

const names = process.argv.slice(2);
ensurePrograms((names.length > 0 ? names : Object.keys(programs)).map((name) => programs[name]));
