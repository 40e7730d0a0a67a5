import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../access/rules.ts";
import { sellerRecord, type Seller } from "./record.ts";
import { sellers } from "./source.ts";

/** The location that an input names. Throws `NotFoundError` when it is unknown or not the user's. */
export async function loadNamed(context: Context, nodeId: string): Promise<Seller> {
  const id = idOfType("Seller", nodeId);
  const seller = id === null ? null : await sellers.load(context, id);
  if (seller === null) throw new NotFoundError();
  return seller;
}

/** The location that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Seller {
  const seller = decodeWritten(sellerRecord, body);
  if (!mayUse(currentUser(context), seller)) throw new UnavailableError("UNKNOWN");
  sellers.prime(context, seller);
  return seller;
}
