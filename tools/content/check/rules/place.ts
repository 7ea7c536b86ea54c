import { siteCompany } from "../../../../src/model/types/siteCompany";
import { filesOf, type Site } from "../read/reading";

interface Centre {
  latitude: number;
  longitude: number;
}

/** Countries by their codes, as boxes in degrees. Nothing is said about a country that is not here. */
const countries: Readonly<Record<string, Record<keyof Centre, readonly [number, number]>>> = {
  NG: { latitude: [4.2, 13.9], longitude: [2.6, 14.7] },
};

interface Company {
  map: Centre;
  address: { country: string; countryCode: string };
}

/** Gives a hint if the centre of the map is not in the company's country. */
export function hintPlace(site: Site): void {
  for (const { file, fields, pointOf } of filesOf<Company>(site, siteCompany)) {
    const { map, address } = fields;
    const box = countries[address.countryCode];
    if (!box) continue;
    const isIn = (centre: Centre) =>
      (["latitude", "longitude"] as const).every(
        (axis) => centre[axis] >= box[axis][0] && centre[axis] <= box[axis][1],
      );
    if (isIn(map)) continue;
    const exchanged = { latitude: map.longitude, longitude: map.latitude };
    const advice = isIn(exchanged)
      ? `latitude and longitude look exchanged; write latitude: ${exchanged.latitude} and longitude: ${exchanged.longitude}`
      : "look up its latitude and longitude again";
    const message = `the centre of the map is not in ${address.country}; ${advice}`;
    file.info(message, pointOf(["map", "latitude"]), "map");
  }
}
