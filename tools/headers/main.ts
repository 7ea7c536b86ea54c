/** Writes the generated part of nginx's configuration: `npm run docs`. */
import { writeFileSync } from "node:fs";
import { nginxIncludes } from "./nginx";

for (const [name, text] of Object.entries(nginxIncludes))
  writeFileSync(`hosting/nginx/${name}`, text);
