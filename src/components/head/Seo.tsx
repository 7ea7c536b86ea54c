import type { ComponentType } from "react";
import { useSite } from "../../hooks/useSite";
import { Head } from "./Head";
import { breadcrumbs, companyInBrief, localBusiness } from "./structuredData";

/** Structured data, escaped so that no text in it can close the element (HTML standard, 4.12.1.3). */
const scriptOf = (data: object) => (
  <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
);

const companies = { brief: companyInBrief, whole: localBusiness } as const;

interface SeoProps {
  /** The page's title; the company's name is appended automatically. */
  title: string;
  description: string;
  /** The page's path, without a trailing slash; omit it on pages hidden from search engines. */
  path?: string;
  /** The URL of the share picture; omit it if there is no `path`. */
  picture?: string;
  /** How much it says of the company: for structured data (JSON-LD). */
  about?: keyof typeof companies;
  /** The landing page's name: for structured data on the path from there. */
  home?: string;
}

function PageHead({ title, description, path, picture, about, home }: SeoProps) {
  const { company, siteUrl } = useSite();
  const fullTitle = `${title} | ${company.name}`;
  const address = path === undefined ? undefined : siteUrl + path;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      {/* Of the locales that Facebook knows. */}
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {picture && <meta property="og:image" content={siteUrl + picture} />}
      {picture && <meta property="og:image:width" content="1200" />}
      {picture && <meta property="og:image:height" content="630" />}
      {picture && <meta property="og:image:alt" content={fullTitle} />}
      {/* The rest of an X card follows from the lines above. */}
      <meta name="twitter:card" content="summary_large_image" />
      {about && picture && scriptOf(companies[about](company, siteUrl, siteUrl + picture))}
      {address && home && scriptOf(breadcrumbs([home, `${siteUrl}/`], [title, address]))}
    </Head>
  );
}

/** Title, description, canonical URL and share data of a page. Only the server writes them, so the scripts do without. */
export const Seo: ComponentType<SeoProps> =
  process.env.BUILD_STAGE === "build-javascript" ? () => null : PageHead;
