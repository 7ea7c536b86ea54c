import { screen } from "@testing-library/react";
import { Picture } from "../../src/components/Picture";
import { pictureOf } from "../../src/lib/pictureOf";
import { home } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { pictureWide, pictureTall } = home().hero;
const wide = pictureOf(pictureWide, "wide");
const tall = pictureOf(pictureTall, "tall");

const sourcesOf = (image: HTMLElement) =>
  [...(image.parentElement?.querySelectorAll("source") ?? [])].map(({ type, media, srcset }) => ({
    type,
    media,
    file: srcset.split(" ")[0],
  }));

it("offers AVIF before the fallback, and sets its size so that the layout does not shift", () => {
  renderWithProviders(<Picture image={wide} alt="A cylinder" sizes="50vw" />);
  const image = screen.getByRole("img", { name: "A cylinder" });
  expect(sourcesOf(image)).toEqual([
    { type: "image/avif", media: "", file: "/static/hero-800.avif" },
  ]);
  expect(image.previousElementSibling).toHaveAttribute("sizes", "50vw");
  expect(image).toHaveAttribute("src", "/static/hero-900.webp");
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("height", "1200");
});

it("loads lazily, unless it belongs to the first screen", () => {
  renderWithProviders(
    <>
      <Picture image={wide} alt="first" sizes="100vw" isFirst />
      <Picture image={wide} alt="later" sizes="100vw" />
    </>,
  );
  expect(screen.getByRole("img", { name: "first" })).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img", { name: "first" })).toHaveAttribute("fetchpriority", "high");
  expect(screen.getByRole("img", { name: "later" })).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img", { name: "later" })).not.toHaveAttribute("fetchpriority");
});

it("offers another picture first for matching screens, with its own fallback", () => {
  const media = "(max-width: 767px)";
  renderWithProviders(<Picture image={wide} alt="x" sizes="100vw" art={{ image: tall, media }} />);
  const sources = sourcesOf(screen.getByRole("img", { name: "x" }));
  expect(sources).toEqual([
    { type: "image/avif", media, file: "/static/hero-tall-800.avif" },
    { type: "", media, file: "/static/hero-tall-900.webp" },
    { type: "image/avif", media: "", file: "/static/hero-800.avif" },
  ]);
});

it("rounds its size to whole pixels, as HTML requires", () => {
  renderWithProviders(
    <Picture
      image={{ ...wide, gatsbyImageData: { ...wide.gatsbyImageData, height: 1333.3333 } }}
      alt="x"
      sizes="100vw"
    />,
  );
  expect(screen.getByRole("img", { name: "x" })).toHaveAttribute("height", "1333");
});
