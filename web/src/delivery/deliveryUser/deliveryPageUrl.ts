/** The page of delivery users. It is none of the console's: `appearance.js` leads from this address to it. */
export const deliveryPage = "/delivery";

/** Its whole address with the key that opens it, behind the hash sign, so that it is sent to nobody. */
export function deliveryPageUrl(origin: string, key: string): string {
  return `${origin}/#${deliveryPage}?key=${encodeURIComponent(key)}`;
}
