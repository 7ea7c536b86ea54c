import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/PageTitle";
import { Seo } from "../components/Seo";
import { SiteLink } from "../components/SiteLink";
import { required } from "../lib/required";
import { colours } from "../theme/colours";
import { gutter, space, target, widths } from "../theme/space";
import { type } from "../theme/typography";

const nav = css({
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.large}px ${gutter} ${space.section}px`,
});
const list = css({ margin: 0, padding: 0, listStyle: "none", maxWidth: 480 });
const link = css({
  ...type.control,
  display: "flex",
  alignItems: "center",
  minHeight: target.main + space.small,
  borderBottom: `1px solid ${colours.hairline}`,
});

/** The page for unknown addresses, answered with status 404 (decisions, “Unknown paths”). */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.siteNotFound, "content/site/not-found.yml");
  return (
    <>
      <Seo {...page.meta} />
      <PageTitle title={page.title} lead={page.message} />
      <nav css={nav} aria-label={page.linksLabel}>
        <ul css={list}>
          {page.links.map(({ label, to }) => (
            <li key={label}>
              <SiteLink css={link} to={to}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    siteNotFound {
      meta {
        title
        description
      }
      title
      message
      linksLabel
      links {
        label
        to
      }
    }
  }
`;
