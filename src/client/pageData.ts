import type { PageContext } from "../app/Shell";

/** The file of data that a page is rendered from; the build writes it (tools/site/finish/script-loader). */
export interface PageData {
  /** The name of the page's component among Gatsby's chunks. */
  component: string;
  /** The component's props. */
  result: { data: Partial<Queries.FrameFragment>; pageContext: PageContext };
}
