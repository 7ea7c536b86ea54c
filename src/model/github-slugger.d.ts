declare module "github-slugger" {
  /** Makes anchors from headings, as GitHub does; a second one of the same words gets a number. */
  export default class GithubSlugger {
    slug(value: string): string;
  }
}
