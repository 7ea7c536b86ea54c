import { siteRoutes } from "../../../src/pipeline/siteRoutes";

/** The legal pages and how many sections each has (decisions, “Legal pages”). */
export const legalRoutes = {
  "/privacy-policy": 12,
  "/terms-conditions": 12,
  "/returns-refund": 10,
  "/lpg-safety": 11,
} as const;

/** Every page of the site that search engines list. */
export const routes = siteRoutes();

/** An address that leads to no page. */
export const unknownRoute = "/no-such-page";
