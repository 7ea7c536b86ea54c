import { screen } from "@testing-library/react";
import { Notifications } from "../../src/components/Notifications";
import { fillIn } from "../../src/lib/fillIn";
import { ContactMap } from "../../src/sections/ContactMap";
import { setOnline } from "../support/browser";
import { company, contact, siteData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { map } = contact();
const view = company().map;

const renderMap = (site?: Queries.SiteQuery) =>
  renderWithProviders(
    <>
      <ContactMap map={map} view={view} />
      <Notifications />
    </>,
    { site },
  );

const frame = () => screen.queryByTitle<HTMLIFrameElement>(map.frameTitle);

it("requests nothing from the map's site before the visitor asks, and explains what loading it means", () => {
  const { container } = renderMap();
  expect(container.querySelector("iframe")).not.toBeInTheDocument();
  expect(screen.getByRole("img", { name: map.sketchAlt })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: map.title })).toHaveTextContent(map.note);
});

it("loads the map on request in a sandboxed frame", async () => {
  const { user } = renderMap();
  await user.click(screen.getByRole("button", { name: map.load }));
  expect(frame()?.src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
  expect(frame()).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
  expect(screen.queryByRole("button", { name: map.load })).not.toBeInTheDocument();
  expect(frame()).toHaveFocus();
});

it("shows a message when offline, and can try again later", async () => {
  setOnline(false);
  const { user } = renderMap();
  await user.click(screen.getByRole("button", { name: map.load }));
  expect(frame()).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(map.offline);
  setOnline(true);
  await user.click(screen.getByRole("button", { name: map.load }));
  expect(frame()).toBeInTheDocument();
});

it("links to the place on the map's own site", () => {
  renderMap();
  expect(screen.getByRole("link", { name: map.open })).toHaveAttribute(
    "href",
    expect.stringContaining(`?mlat=${view.latitude}&mlon=${view.longitude}#map=`),
  );
});

it("shows only the area, without a pin, until the street is filled in", async () => {
  const address = { ...company().address, street: null };
  const { user } = renderMap({ ...siteData(), siteCompany: { ...company(), address } });
  const title = fillIn(map.area, { town: address.locality });
  expect(screen.getByRole("region", { name: title })).toBeInTheDocument();
  const link = screen.getByRole("link", { name: map.open });
  expect(link).not.toHaveAttribute("href", expect.stringContaining("mlat"));
  await user.click(screen.getByRole("button", { name: map.load }));
  expect(frame()?.src).not.toContain("marker");
});
