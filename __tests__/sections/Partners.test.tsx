import { screen, within } from "@testing-library/react";
import { Partners } from "../../src/sections/Partners";
import { home, landingData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { partners } = home();
const items = landingData().allPartner.nodes;

const renderPartners = () => {
  const { user } = renderWithProviders(<Partners partners={partners} items={items} />);
  const region = screen.getByRole("region", { name: partners.title });
  return { user, region };
};

it("shows the logos under their title at the anchor partners", () => {
  const { region } = renderPartners();
  expect(region).toHaveAttribute("id", "partners");
  const logos = within(region).getAllByRole<HTMLImageElement>("img");
  expect(logos.map(({ alt }) => alt)).toEqual(items.map(({ name }) => name));
  expect(logos.map((logo) => logo.getAttribute("src"))).toEqual(
    items.map(({ slug }) => `/static/${slug}.svg`),
  );
});

it("closes the loop with a copy that is hidden from screen readers", () => {
  const { region } = renderPartners();
  const [first, copy] = within(region).getAllByRole("list", { hidden: true });
  expect(first).not.toHaveAttribute("aria-hidden");
  expect(copy).toHaveAttribute("aria-hidden", "true");
  const copies = [...(copy as HTMLElement).querySelectorAll("img")];
  expect(copies.map(({ alt }) => alt)).toEqual(Array(items.length).fill(""));
});

it("stops and starts with its button", async () => {
  const { user, region } = renderPartners();
  const track = within(region).getByRole("list").parentElement;
  expect(track).toHaveAttribute("data-state", "running");
  await user.click(screen.getByRole("button", { name: partners.pause }));
  expect(track).toHaveAttribute("data-state", "paused");
  await user.click(screen.getByRole("button", { name: partners.play }));
  expect(track).toHaveAttribute("data-state", "running");
});

it("does not move with one partner, shows it once and has no button", () => {
  renderWithProviders(<Partners partners={partners} items={items.slice(0, 1)} />);
  expect(screen.getAllByRole("img", { hidden: true })).toHaveLength(1);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("explains the placeholders among the logos, and only those", () => {
  const { region } = renderPartners();
  expect(region).toHaveTextContent(partners.note as string);
  const named = items.map((item) => ({ ...item, isIllustrative: false }));
  renderWithProviders(<Partners partners={partners} items={named} />);
  expect(screen.getAllByText(partners.note as string)).toHaveLength(1);
});

it("is only an anchor without partners", () => {
  const { container } = renderWithProviders(<Partners partners={partners} items={[]} />);
  expect(container.querySelector("#partners")).toBeEmptyDOMElement();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
