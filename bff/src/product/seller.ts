import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { messages } from "./messages.ts";

/**
 * The location that a new product is for: a seller's own, or the one that an owner names, checked to be theirs
 * (decision D-07). A seller who names another gets `NotFoundError`.
 */
export async function sellerOfNew(context: Context, given: string | null | undefined): Promise<string> {
  const own = currentUser(context).sellerId;
  if (given === null || given === undefined || given.trim() === "") {
    return own ?? refuse("sellerId", messages.seller);
  }
  const id = idOfType("Seller", given);
  if (id !== null && id === own) return id;
  const seller = id === null ? null : await sellers.load(context, id);
  if (seller === null) throw new NotFoundError();
  return seller.id;
}
