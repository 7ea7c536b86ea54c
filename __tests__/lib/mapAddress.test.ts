import { mapEmbedAddress, mapPageAddress } from "../../src/lib/mapAddress";

const view = { latitude: 6.4667, longitude: 3.85, span: 0.2, hasPin: false };
const embedded = "https://www.openstreetmap.org/export/embed.html?bbox=";

test.each([
  [
    { ...view, hasPin: true },
    "3.75,6.4167,3.95,6.5167&layer=mapnik&marker=6.4667,3.85",
    "?mlat=6.4667&mlon=3.85#map=12",
  ],
  [view, "3.75,6.4167,3.95,6.5167&layer=mapnik", "#map=12"],
  [{ ...view, span: 0.01 }, "3.845,6.4642,3.855,6.4692&layer=mapnik", "#map=17"],
  // The closest zoom.
  [{ ...view, span: 0.001 }, "3.8495,6.46645,3.8505,6.46695&layer=mapnik", "#map=19"],
])("the map of %j", (place, frame, page) => {
  expect(decodeURIComponent(mapEmbedAddress(place))).toBe(embedded + frame);
  expect(mapPageAddress(place)).toBe(`https://www.openstreetmap.org/${page}/6.4667/3.85`);
});
