/** The URL of a font on another host: its family and style. */
const remoteFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

const remoteStatus = "https://www.githubstatus.com/api/v2/status.json";

/** Replaces GitHub's status page: no incident. */
export const statusFile = { name: "status.json", text: '{"status":{"indicator":"none"}}' };

/**
 * Returns the program with local addresses of its fonts and of GitHub's status page.
 * @param program the code of the forms
 * @param assets the file names in its folder `assets`
 * @throws if the package has changed: it has no such addresses, or a font without a local copy
 */
export function withLocalAddresses(program: string, assets: readonly string[]): string {
  if (!program.includes(remoteStatus))
    throw new Error("the forms' status page has another address");
  if (program.search(remoteFont) < 0) throw new Error("the forms' fonts have other addresses");
  return program
    .replaceAll(remoteStatus, statusFile.name)
    .replaceAll(remoteFont, (address, family: string, cut: string) => {
      const copy = assets.find((name) => name.startsWith(`${family}-${cut}-`));
      if (!copy) throw new Error(`the forms have no copy of the font ${address}`);
      return `sveltia/npm/assets/${copy}`;
    });
}
