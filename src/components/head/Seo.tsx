import type { ComponentType } from "react";
import { useSite } from "../../hooks/useSite";
import { sharePicture } from "../../lib/sharePicture";
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
  /** How much it says of the company: for structured data (JSON-LD). */
  about?: keyof typeof companies;
  /** The landing page's name: for structured data on the path from there. */
  home?: string;
}

function PageHead({ title, description, path, about, home }: SeoProps) {
  const { company, siteUrl } = useSite();
  const address = path === undefined ? undefined : siteUrl + path;
  const picture = siteUrl + sharePicture.path;
  return (
    <Head>
      <title>{`${title} | ${company.name}`}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta property="og:image:alt" content={company.sharePictureAlt} />
      {/* The rest of an X card follows from the lines above. */}
      <meta name="twitter:card" content="summary_large_image" />
      {about && scriptOf(companies[about](company, siteUrl, picture))}
      {address && home && scriptOf(breadcrumbs([home, `${siteUrl}/`], [title, address]))}
    </Head>
  );
}

/** Title, description, canonical URL and share data of a page. Only the server writes them, so the scripts do without. */
export const Seo: ComponentType<SeoProps> =
  process.env.BUILD_STAGE === "build-javascript" ? () => null : PageHead;
