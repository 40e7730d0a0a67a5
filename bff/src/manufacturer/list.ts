import type { Context } from "../graphql/context.ts";
import { idOfType } from "../graphql/nodeId.ts";
import type { ListCall } from "../graphql/ownedPage.ts";
import { sellers } from "../seller/source.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { manufacturers } from "./source.ts";

/**
 * The call that lists the manufacturers of one location, or of the whole company for whoever sees all locations. No rows
 * when the location is unknown or not the user's.
 */
export async function manufacturerList(
  context: Context,
  user: SessionUser,
  wanted: string | null | undefined,
): Promise<ListCall | readonly []> {
  const ofLocation = (id: string): ListCall => ({
    template: `${manufacturers.path}/seller_id/{id}`,
    params: { id },
  });
  if (wanted !== null && wanted !== undefined) {
    const id = idOfType("Seller", wanted);
    const seller = id === null ? null : await sellers.load(context, id);
    return seller === null ? [] : ofLocation(seller.id);
  }
  if (!allows(user, "SELLER_READ")) return user.sellerId === null ? [] : ofLocation(user.sellerId);
  // The documents list manufacturers only by location.
  const template = `${manufacturers.path}/company_po_id/{id}`;
  return { template, params: { id: user.companyId }, isExtension: true };
}
