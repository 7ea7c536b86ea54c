import { mapEmbedAddress, mapPageAddress } from "../../src/lib/mapAddress";

const view = { latitude: 9.8333, longitude: 8.85, span: 0.2 };
const embedded = "https://www.openstreetmap.org/export/embed.html?bbox=";

test.each([
  [view, "8.75,9.7833,8.95,9.8833", 12],
  [{ ...view, span: 0.01 }, "8.845,9.8308,8.855,9.8358", 17],
  // The closest zoom.
  [{ ...view, span: 0.001 }, "8.8495,9.83305,8.8505,9.83355", 19],
])("the map of %j", (place, box, zoom) => {
  expect(decodeURIComponent(mapEmbedAddress(place))).toBe(
    `${embedded}${box}&layer=mapnik&marker=9.8333,8.85`,
  );
  expect(mapPageAddress(place)).toBe(
    `https://www.openstreetmap.org/?mlat=9.8333&mlon=8.85#map=${zoom}/9.8333/8.85`,
  );
});
