import { mapEmbedAddress, mapPageAddress } from "../../src/lib/mapAddress";

const view = { latitude: 6.4667, longitude: 3.85, span: 0.2 };
const embedded = "https://www.openstreetmap.org/export/embed.html?bbox=";

test.each([
  [view, "3.75,6.4167,3.95,6.5167", 12],
  [{ ...view, span: 0.01 }, "3.845,6.4642,3.855,6.4692", 17],
  // The closest zoom.
  [{ ...view, span: 0.001 }, "3.8495,6.46645,3.8505,6.46695", 19],
])("the map of %j", (place, box, zoom) => {
  expect(decodeURIComponent(mapEmbedAddress(place))).toBe(
    `${embedded}${box}&layer=mapnik&marker=6.4667,3.85`,
  );
  expect(mapPageAddress(place)).toBe(
    `https://www.openstreetmap.org/?mlat=6.4667&mlon=3.85#map=${zoom}/6.4667/3.85`,
  );
});
