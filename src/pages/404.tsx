import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/head/Seo";
import { required } from "../lib/required";
import { NotFound } from "../sections/NotFound";

/** The 404 page (specification, section 10). */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.siteNotFound, "content/site/not-found.yml");
  return (
    <>
      <Seo {...page.meta} />
      <NotFound {...page} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    ...Frame
    siteNotFound {
      ...SiteNotFoundWords
    }
  }
`;
