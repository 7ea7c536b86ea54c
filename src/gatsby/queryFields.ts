import { lagosMonth } from "../lib/lagosTime";
import { buildTime } from "../model/buildTime";
import { inOrder, type PageNode } from "../model/pageTable";
import { footerPages } from "./footerPages";
import { refillPrice } from "./refillPrice";
import type { FieldResolver } from "./resolvers";

/** The query `alertGuide`: the first document with an alert, which the leak card shows; null if there is none. */
const alertGuide: FieldResolver = {
  type: "LegalDocument",
  async resolve(_source, _args, { nodeModel }) {
    const type = "LegalDocument";
    const { entries } = await nodeModel.findAll<PageNode & { alert?: unknown }>({ type });
    return inOrder(entries).find(({ alert }) => alert);
  },
};

/** The query `builtIn`: the month of the build in Lagos, in months since year 0; a phone's clock may be behind it. */
const builtIn: FieldResolver = {
  type: "Int!",
  resolve: () => lagosMonth(buildTime()),
};

/** The queries that are not of one content type. */
export const queryFields = { alertGuide, builtIn, footerPages, refillPrice };
