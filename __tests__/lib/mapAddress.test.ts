import { mapEmbedAddress, mapPageAddress } from "../../src/lib/mapAddress";

const view = { latitude: 6.4667, longitude: 3.85, span: 0.2, hasPin: true };

it("embeds a map twice as wide as high, with the marker in its middle", () => {
  const address = new URL(mapEmbedAddress(view));
  expect(address.origin + address.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  expect(address.searchParams.get("bbox")).toBe("3.75,6.4167,3.95,6.5167");
  expect(address.searchParams.get("marker")).toBe("6.4667,3.85");
});

it("links to the same place on the map's own site", () => {
  expect(mapPageAddress(view)).toBe(
    "https://www.openstreetmap.org/?mlat=6.4667&mlon=3.85#map=12/6.4667/3.85",
  );
});

it("links to a closer map where the view is narrower, at most at the closest zoom", () => {
  expect(mapPageAddress({ ...view, span: 0.01 })).toContain("#map=17/");
  expect(mapPageAddress({ ...view, span: 0.001 })).toContain("#map=19/");
});

it("has no marker, neither in the frame nor on the map's own site, where there is no pin", () => {
  const bare = { ...view, hasPin: false };
  expect(new URL(mapEmbedAddress(bare)).searchParams.has("marker")).toBe(false);
  expect(mapPageAddress(bare)).toBe("https://www.openstreetmap.org/#map=12/6.4667/3.85");
});
