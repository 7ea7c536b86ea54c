import { lagosMonth } from "../lib/lagosTime";
import { buildTime } from "../model/buildTime";
import { footerPages } from "./footerPages";
import { refillPrice } from "./refillPrice";
import type { FieldResolver } from "./resolvers";

const hasAlert = { filter: { alert: { anchor: { ne: null } } } };

/** The query `alertGuide`: the document with an alert, which the leak card shows; null if there is none. */
const alertGuide: FieldResolver = {
  type: "LegalDocument",
  resolve: (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type: "LegalDocument", query: hasAlert }),
};

/** The query `buildMonth`: the month of the build in Lagos, in months since year 0; a phone's clock may be behind it. */
const buildMonth: FieldResolver = {
  type: "Int!",
  resolve: () => lagosMonth(buildTime()),
};

/** The queries that are not of one content type. */
export const queryFields = { alertGuide, buildMonth, footerPages, refillPrice };
