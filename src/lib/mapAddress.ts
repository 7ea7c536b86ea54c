/** The site of the map, which a page may show in a frame. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

/** The centre of a map, which a pin marks, and its width (`span`), in degrees. */
interface MapView {
  latitude: number;
  longitude: number;
  span: number;
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));

/** The URL of OpenStreetMap's embeddable map. */
export function mapEmbedAddress({ latitude, longitude, span }: MapView) {
  const half = span / 2;
  const box = [longitude - half, latitude - half / 2, longitude + half, latitude + half / 2];
  const query = new URLSearchParams({
    bbox: box.map(rounded).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query}`;
}

/** The width of OpenStreetMap's whole world at zoom 0, in degrees; each further zoom halves it. */
const WORLD = 360;

/** The same place on OpenStreetMap's website, at a zoom that shows about as much. */
export function mapPageAddress({ latitude, longitude, span }: MapView) {
  const zoom = Math.min(19, Math.ceil(Math.log2(WORLD / span)) + 1);
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}
