/**
 * A price as the page shows it: exactly one naira sign in front (decisions, “Prices”).
 * @param price an amount with or without the sign, possibly after “From”, or words alone
 */
export const formatPrice = (price: string) => price.replace(/^(From )?₦?\s*(?=\d)/, "$1₦");
