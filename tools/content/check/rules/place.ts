import { siteCompany } from "../../../../src/model/types/siteCompany";
import { filesOf, type Site } from "../read/reading";

/** Whether a place is in Nigeria, as a box in degrees. Nothing is said about a company elsewhere. */
const isInNigeria = ({ latitude, longitude }: Record<"latitude" | "longitude", number>) =>
  latitude >= 4.2 && latitude <= 13.9 && longitude >= 2.6 && longitude <= 14.7;

/** Gives a hint if the centre of the map is not in the company's country. */
export function hintPlace(site: Site): void {
  for (const { fields, hint } of filesOf(site, siteCompany, "map")) {
    const { map, address } = fields;
    if (address.countryCode !== "NG" || isInNigeria(map)) continue;
    const exchanged = { latitude: map.longitude, longitude: map.latitude };
    const advice = isInNigeria(exchanged)
      ? `latitude and longitude look exchanged; write latitude: ${exchanged.latitude} and longitude: ${exchanged.longitude}`
      : "look up its latitude and longitude again";
    const message = `the centre of the map is not in ${address.country}; ${advice}`;
    hint("map.latitude", message);
  }
}
