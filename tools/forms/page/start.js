// @ts-expect-error The build of the forms puts the program here.
import CMS from "./sveltia/npm/index.js";

const answer = await fetch("config.json");
await CMS.init({ config: await answer.json() });
