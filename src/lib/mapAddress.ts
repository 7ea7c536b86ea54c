/** The centre of a map, and its width, in degrees. */
export interface MapView {
  latitude: number;
  longitude: number;
  span: number;
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));

/** The URL of OpenStreetMap's embeddable map, with a marker in the centre. */
export function mapEmbedAddress({ latitude, longitude, span }: MapView) {
  const half = span / 2;
  const box = [longitude - half, latitude - half / 2, longitude + half, latitude + half / 2];
  const query = new URLSearchParams({
    bbox: box.map(rounded).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The same place on OpenStreetMap's website. */
export const mapPageAddress = ({ latitude, longitude }: MapView) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;
