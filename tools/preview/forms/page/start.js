import CMS from "./sveltia/npm/index.js";

const answer = await fetch("config.json");
await CMS.init({ config: await answer.json() });
