import { whatsappLink } from "../lib/contactLinks";
import { fillIn } from "../lib/fillIn";
import { useSite } from "./useSite";

/** Returns the link that asks on WhatsApp for the price of a refill of `size`, such as 12.5 kg. */
export function useSizeLink() {
  const { company, app } = useSite();
  return (size: string) => whatsappLink(company.whatsapp, fillIn(app.order.sizeMessage, { size }));
}
