import type { Node } from "gatsby";
import { alertDocument } from "../model/alertDocument";
import type { FieldResolver } from "./resolvers";

/** The query `alertGuide`: the legal document that says what to do in an emergency; null if there is none. */
export const alertGuide: FieldResolver = {
  type: "LegalDocument",
  async resolve(_source, _args, { nodeModel }) {
    const { entries } = await nodeModel.findAll<Node & { title: string }>({
      type: "LegalDocument",
    });
    return alertDocument(entries);
  },
};
