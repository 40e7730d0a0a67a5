import * as v from "valibot";
import { idField, optionalIdField, textField } from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import type { SessionOwner } from "../session/session.ts";

/** What one person likes their console to be, under one key. */
export interface Preference extends Ownership {
  readonly owner: SessionOwner;
  readonly key: string;
  /** Whatever JSON was kept; who reads it decodes it. */
  readonly value: unknown;
}

/** Reads `userPreference`, an extension of ours (decision D-75). */
export const preferenceRecord = v.pipe(
  v.object({
    company_po_id: idField,
    seller_id: optionalIdField,
    user_po_id: optionalIdField,
    user_seller_id: optionalIdField,
    preference_key: textField,
    preference_value: v.unknown(),
  }),
  v.transform((record): Preference => ({
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    owner:
      record.user_seller_id === null
        ? { kind: "owner", userId: record.user_po_id ?? "" }
        : { kind: "seller", userId: record.user_seller_id },
    key: record.preference_key,
    value: record.preference_value,
  })),
);
