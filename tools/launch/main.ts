/**
 * Before publishing, `npm run check:launch` names what is unfinished in content/ and public/; with PREVIEW, only what is
 * wrong with the address. Before the build, `-- --variables` looks at the variables alone. After publishing,
 * `-- --served` compares what visitors get at SITE_URL with public/ or another folder, for up to a minute.
 */
import { findFaults } from "./launch";

const [part, site = "public"] = process.argv.slice(2);

void findFaults(process.env, site, part).then((faults) => {
  for (const fault of faults) console.error(fault);
  console.log(faults.length > 0 ? `${faults.length} to put right` : "Nothing is left to put right");
  if (faults.length > 0) process.exitCode = 1;
});
