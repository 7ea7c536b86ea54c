/** Makes the scripts of the built pages in public/ wait for the visitor's first sign. */
import { rewriteFolder } from "./rewriteFolder";

const pages = rewriteFolder(process.argv[2] ?? "public");
console.log(`${pages} pages have their scripts wait for the visitor.`);
