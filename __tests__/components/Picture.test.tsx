import { screen } from "@testing-library/react";
import { Picture, type PictureFile } from "../../src/components/Picture";
import { home } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { pictureWide: wide, pictureTall: tall } = home.hero;
const prepared = wide.childImageSharp!;
const rounded = {
  childImageSharp: {
    ...prepared,
    gatsbyImageData: { ...prepared.gatsbyImageData, height: 1333.3333 },
  },
};

/** The attributes of an element, except those for styling. */
const attributes = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

it("offers AVIF before the fallback, sets its size in whole pixels, and loads lazily", () => {
  renderWithProviders(<Picture image={rounded} alt="x" sizes="50vw" />);
  const image = screen.getByRole("img", { name: "x" });
  const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])].map(attributes);
  expect(sources).toEqual([
    {
      type: "image/avif",
      sizes: "50vw",
      width: "1600",
      height: "1333",
      srcset: "/static/hero-800.avif 800w, /static/hero-1600.avif 1600w",
    },
  ]);
  expect(attributes(image)).toMatchObject({
    src: "/static/hero-900.webp",
    width: "1600",
    height: "1333",
    loading: "lazy",
  });
  expect(image).not.toHaveAttribute("fetchpriority");
});

it("on the first screen loads at once, and offers another picture first for matching screens", () => {
  const media = "(max-width: 767px)";
  const art = { image: tall, media };
  renderWithProviders(<Picture isFirst image={wide} alt="x" sizes="100vw" art={art} />);
  const image = screen.getByRole("img", { name: "x" });
  expect(attributes(image)).toMatchObject({ loading: "eager", fetchpriority: "high" });
  const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])].map(
    ({ type, media: screens, srcset }) => [type, screens, srcset.split(" ")[0]],
  );
  expect(sources).toEqual([
    ["image/avif", media, "/static/hero-tall-800.avif"],
    ["", media, "/static/hero-tall-900.webp"],
    ["image/avif", "", "/static/hero-800.avif"],
  ]);
});

it.each<PictureFile>([null, { childImageSharp: null }])("fails without a picture: %j", (image) => {
  expect(() => Picture({ image, alt: "Bulk LPG", sizes: "" })).toThrow(
    "The picture “Bulk LPG” is missing; npm run check:content shows where",
  );
});
