import * as v from "valibot";
import { id, instant, optionalId } from "../http/responseFields.ts";
import type { Connection } from "../http/context.ts";
import { findAccount, type PersonKey } from "./person.ts";

/** One preference of a person. */
export const userPreferenceRecord = v.object({
  company_po_id: id,
  seller_id: optionalId,
  user_po_id: optionalId,
  user_seller_id: optionalId,
  preference_key: v.string(),
  preference_value: v.unknown(),
  created_at: instant,
  updated_at: instant,
});

/** The person's preference as a list of one, or of none while it is not set. @throws HttpError 404 without the person */
export async function readPreference(db: Connection, person: PersonKey, personId: number, key: string) {
  const account = await findAccount(db, person, personId);
  const found = await db
    .selectFrom("user_preference")
    .select(["preference_key", "preference_value", "created_at", "updated_at"])
    .where("account_id", "=", account.account_id)
    .where("preference_key", "=", key)
    .execute();
  return found.map((row) => {
    const preference_value: unknown = JSON.parse(row.preference_value);
    return {
      ...row,
      preference_value,
      company_po_id: account.company_po_id,
      seller_id: account.seller_id,
      user_po_id: person === "user_po_id" ? account.account_id : null,
      user_seller_id: person === "user_seller_id" ? account.account_id : null,
    };
  });
}
