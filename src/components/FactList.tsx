import type { Fact } from "../lib/companyFacts";
import { DetailList, FactDetails } from "./DetailList";

/** What customers ask first, as a list of facts; nothing while the owner has filled in none. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <DetailList>
      <FactDetails facts={facts} />
    </DetailList>
  );
}
