import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Marquee } from "../components/Marquee";
import { SectionHeading } from "../components/SectionHeading";
import { colours } from "../theme/colours";
import { bandPadding, gutter, space, widths } from "../theme/space";
import { type } from "../theme/typography";

const root = css({
  display: "grid",
  // The strip is wider than the screen; the words above and below it are not.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.large,
  padding: `${bandPadding} 0`,
  overflow: "hidden",
});
const inner = css({
  boxSizing: "border-box",
  width: "100%",
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `0 ${gutter}`,
});
const note = css({ ...type.small, margin: 0, color: colours.mutedText });
const logo = css({
  display: "block",
  height: "clamp(36px, 2.6vw, 48px)",
  width: "auto",
  maxWidth: "none",
  // Logos of any colour become one quiet grey in both themes.
  filter: "brightness(0) invert(1)",
  opacity: 0.66,
  'html[data-theme="light"] &': { filter: "brightness(0)", opacity: 0.6 },
  "@media print": { filter: "brightness(0)" },
});

interface PartnersProps extends Queries.PartnersFragment {
  items: readonly Queries.PartnerItemFragment[];
}

/** The partners' logos in a looping strip (specification, section 2: partners). Nothing shows without partners. */
export function Partners({ partners, items }: PartnersProps) {
  const logos = (isCopy: boolean) =>
    items.map(({ slug, name, url }) => ({
      key: slug,
      content: (
        <img
          css={logo}
          src={url.publicURL}
          width={url.width}
          height={url.height}
          alt={isCopy ? "" : name}
          loading="lazy"
        />
      ),
    }));
  if (items.length === 0) return <div id="partners" />;
  return (
    <section id="partners" css={root} aria-labelledby="partners-title">
      <div css={inner}>
        <SectionHeading id="partners-title" label={partners.label} title={partners.title} />
      </div>
      <Marquee
        items={logos(false)}
        copies={logos(true)}
        pauseLabel={partners.pause}
        playLabel={partners.play}
      />
      {partners.note && (
        <div css={inner}>
          <p css={note}>{partners.note}</p>
        </div>
      )}
    </section>
  );
}

export const query = graphql`
  fragment Partners on SiteHome {
    partners {
      label
      title
      note
      pause
      play
    }
  }

  fragment PartnerItem on Partner {
    slug
    name
    url {
      publicURL
      width
      height
    }
  }
`;
