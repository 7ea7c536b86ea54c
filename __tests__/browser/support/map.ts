import type { Page } from "@playwright/test";
import type { Complaints } from "./test";

const frame = `<!doctype html><html lang="en"><title>Map</title><h1>A map</h1></html>`;

/** Answers for OpenStreetMap, so that no test requests it. */
export const answerForMap = (page: Page) =>
  page.route("https://www.openstreetmap.org/export/embed.html*", (route) =>
    route.fulfill({ contentType: "text/html", body: frame }),
  );

/** The one request that the map button makes. */
export const expectMapRequest = (complaints: Complaints) =>
  complaints.expect(/^to www\.openstreetmap\.org: /);
