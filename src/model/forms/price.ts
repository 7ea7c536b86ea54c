/** A price in naira, in any common notation. */
export const pricePattern =
  /^(?:(?:[Ff]rom )?(?:(?:₦|[Nn]|#|NGN|ngn)\s*)?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]{2})?(?: [Nn]aira)?|[Oo]n request)$/;

/** One amount of naira above 0. */
export const amountPattern =
  /^(?=.*[1-9])(?:(?:₦|[Nn]|#|NGN|ngn)\s*)?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]{2})?(?: [Nn]aira)?$/;

const priceParts = /^(from )?(?:₦|n|#|ngn)?\s*([\d,]+)(\.\d\d)?/i;

/**
 * Normalises a price to one naira sign (decisions, "Prices"): `₦15,000.00`, `From ₦15,000`, `On request`.
 * Other texts are unchanged.
 */
export function plainPrice(price: string): string {
  const [, from, whole = "", decimals = ""] = priceParts.exec(price) ?? [];
  if (!whole) return /^on request$/i.test(price) ? "On request" : price;
  const grouped = whole.replaceAll(",", "").replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ",");
  return `${from ? "From " : ""}₦${grouped}${decimals}`;
}
