/** Domains that RFC 2606 keeps for examples: nobody can ever own them. */
const reservedDomain =
  /[\w.-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|org|net)\b|\blocalhost\b/i;

/** A telephone number of ten digits or more that ends in seven zeros, however it is spaced. */
const zeroNumber = /\+?\d(?:[ -]?\d){2,}(?:[ -]?0){7}\b/;

/** Why a value only stands in for a real one; undefined when it looks real. */
export function standIn(value: string): string | undefined {
  const domain = reservedDomain.exec(value)?.[0];
  if (domain) return `${domain} is reserved for examples; write the real address`;
  const number = zeroNumber.exec(value)?.[0];
  return number && `${number} is a number of zeros; write the real one`;
}
