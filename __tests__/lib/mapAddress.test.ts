import { mapEmbedAddress, mapPageAddress } from "../../src/lib/mapAddress";

const view = { latitude: 6.4667, longitude: 3.85, span: 0.2 };
const embedded = "https://www.openstreetmap.org/export/embed.html?bbox=";

test.each([
  [
    view,
    true,
    "3.75,6.4167,3.95,6.5167&layer=mapnik&marker=6.4667,3.85",
    "?mlat=6.4667&mlon=3.85#map=12",
  ],
  [view, false, "3.75,6.4167,3.95,6.5167&layer=mapnik", "#map=12"],
  [{ ...view, span: 0.01 }, false, "3.845,6.4642,3.855,6.4692&layer=mapnik", "#map=17"],
  // The closest zoom.
  [{ ...view, span: 0.001 }, false, "3.8495,6.46645,3.8505,6.46695&layer=mapnik", "#map=19"],
])("the map of %j, with a pin: %s", (place, hasPin, frame, page) => {
  expect(decodeURIComponent(mapEmbedAddress(place, { hasPin }))).toBe(embedded + frame);
  expect(mapPageAddress(place, { hasPin })).toBe(
    `https://www.openstreetmap.org/${page}/6.4667/3.85`,
  );
});
