/** Writes hosting/headers.conf, which hosting/nginx.conf includes: `npm run docs`. */
import { writeFileSync } from "node:fs";
import { nginxHeaders } from "./nginx";

writeFileSync("hosting/headers.conf", nginxHeaders);
