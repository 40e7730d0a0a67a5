import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { pathId } from "../http/field.ts";
import { notFound } from "../http/httpError.ts";

/** Owners and sellers count their ids apart; this is the name of the id in records and paths. */
export type PersonKey = "user_po_id" | "user_seller_id";

/** The parameters of a preference's path: whose it is, and which one. */
export const preferenceParams = v.object({
  user_id: pathId,
  preference_key: v.pipe(
    v.string(),
    v.regex(/^[a-z][A-Za-z0-9]{0,59}$/, "Must be a name of at most 60 letters and digits"),
  ),
});

/** The person's account. @throws HttpError 404 when there is no such active person of this kind */
export async function findAccount(db: Connection, person: PersonKey, id: number) {
  const account = await db
    .selectFrom("account")
    .select(["account_id", "company_po_id", "seller_id"])
    .where("account_id", "=", id)
    .where("seller_id", person === "user_po_id" ? "is" : "is not", null)
    .where("active", "=", true)
    .executeTakeFirst();
  if (account === undefined) throw notFound("Person");
  return account;
}
