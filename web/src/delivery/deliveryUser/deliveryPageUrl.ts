import { addresses } from "#/app/addresses.ts";

/** The whole address of a delivery user's page, with the key that opens it: behind the hash sign, so that it is sent to nobody. */
export function deliveryPageUrl(origin: string, key: string): string {
  return `${origin}/#${addresses.delivery}?key=${encodeURIComponent(key)}`;
}
