/** `owner/name` from the address of a GitHub repository; undefined for other addresses. */
export const repositoryIn = (address: string): string | undefined =>
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?\s*$/.exec(address)?.[1];
