/** `owner/name` in the address of a clone of GitHub's; undefined for any other address. */
export const repositoryIn = (address: string): string | undefined =>
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?\s*$/.exec(address)?.[1];
