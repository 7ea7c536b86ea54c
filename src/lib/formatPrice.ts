/**
 * A price as the page shows it: exactly one naira sign in front (decisions, “Prices”).
 * @param price the text from content, with or without the sign
 */
export const formatPrice = (price: string) => `₦${price.replace(/^₦\s*/, "")}`;
