import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { idOf } from "../graphql/inputFields.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { sellers } from "./source.ts";

/** The `sellerId` of what is added at a location; a seller may leave it out. */
export function locationId(description: string) {
  return {
    ...idOf("Seller", description),
    required: false,
    rule: v.nullish(v.string()),
    rest: "seller_id",
  };
}

/**
 * The id of the location that something new is for: a seller's own, or the one that was named, checked to be the
 * user's (decision D-07). A seller who names another gets `NotFoundError`.
 */
export async function requireLocation(context: Context, given: string | null | undefined): Promise<string> {
  const own = currentUser(context).sellerId;
  if (given === null || given === undefined || given.trim() === "")
    return own ?? refuse("sellerId", "Location is required");
  if (own !== null && given === encodeNodeId("Seller", own)) return own;
  return (await sellers.require(context, given)).id;
}
