import type { Fact } from "../lib/companyFacts";
import { DetailList, FactDetails } from "./DetailList";

/**
 * Answers to customers' first questions as a list of facts; renders nothing if the owner has filled in
 * none.
 */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <DetailList>
      <FactDetails facts={facts} />
    </DetailList>
  );
}
