import { mapEmbedAddress, mapPageAddress } from "../../src/lib/mapAddress";

const pin = { hasPin: true };
const view = { latitude: 6.4667, longitude: 3.85, span: 0.2 };

it("embeds a map twice as wide as high, with the marker in its middle", () => {
  const address = new URL(mapEmbedAddress(view, pin));
  expect(address.origin + address.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  expect(address.searchParams.get("bbox")).toBe("3.75,6.4167,3.95,6.5167");
  expect(address.searchParams.get("marker")).toBe("6.4667,3.85");
});

it("links to the same place on the map's own site", () => {
  expect(mapPageAddress(view, pin)).toBe(
    "https://www.openstreetmap.org/?mlat=6.4667&mlon=3.85#map=12/6.4667/3.85",
  );
});

it("links to a closer map where the view is narrower, at most at the closest zoom", () => {
  expect(mapPageAddress({ ...view, span: 0.01 }, pin)).toContain("#map=17/");
  expect(mapPageAddress({ ...view, span: 0.001 }, pin)).toContain("#map=19/");
});

it("has no marker, neither in the frame nor on the map's own site, where there is no pin", () => {
  const none = { hasPin: false };
  expect(new URL(mapEmbedAddress(view, none)).searchParams.has("marker")).toBe(false);
  expect(mapPageAddress(view, none)).toBe("https://www.openstreetmap.org/#map=12/6.4667/3.85");
});
