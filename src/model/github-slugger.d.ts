declare module "github-slugger" {
  /** Generates anchors from headings as GitHub does; repeated ones get a number. */
  export default class GithubSlugger {
    slug(value: string): string;
  }
}
