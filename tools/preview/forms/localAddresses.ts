/** A font of the program on another host: its family and its cut. */
const remoteFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

const remoteStatus = "https://www.githubstatus.com/api/v2/status.json";

/** Answers in place of GitHub's status page: no incident. */
export const statusFile = { name: "status.json", text: '{"status":{"indicator":"none"}}' };

/**
 * The program with our own copies in place of the fonts and the status page that it would fetch
 * from other hosts. Fails if it contains none, or a font without a copy: then the package changed.
 * @param program the code of the forms
 * @param assets the names of the files beside it, in `assets`
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
