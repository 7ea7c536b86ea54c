/** Writes the configuration of nginx: `npm run docs`. */
import { writeFileSync } from "node:fs";
import { nginxConfiguration } from "./nginx";

writeFileSync("hosting/nginx.conf", nginxConfiguration());
