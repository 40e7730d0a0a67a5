import * as v from "valibot";
import { idField, optionalDateTimeField, optionalIdField, textField } from "../rest/recordFields.ts";
import { allPermissions, type Permission } from "../access/permission.ts";
import { type RecordTimes, timesOf } from "../graphql/recordTimes.ts";
import type { Ownership } from "../access/rules.ts";
import type { SessionOwner } from "../session/session.ts";

/** A token that acts for its user. The secret itself is nowhere: the service keeps its hash. */
export interface ApiToken extends Ownership, RecordTimes {
  readonly id: string;
  readonly name: string;
  /** The first letters of the secret. */
  readonly prefix: string;
  readonly permissions: readonly Permission[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly owner: SessionOwner;
}

/** Permissions by name; one that no longer exists allows nothing. */
const permissionsField = v.pipe(
  v.array(v.string()),
  v.transform((names) => allPermissions.filter((permission) => names.includes(permission))),
);

const dateTimeField = v.pipe(optionalDateTimeField, v.string());

/** Reads `apiToken`, an extension of ours (decision D-75). */
export const apiTokenRecord = v.pipe(
  v.object({
    api_token_id: idField,
    company_po_id: idField,
    seller_id: optionalIdField,
    user_po_id: optionalIdField,
    user_seller_id: optionalIdField,
    token_name: textField,
    token_prefix: textField,
    permissions: permissionsField,
    created_at: dateTimeField,
    updated_at: optionalDateTimeField,
    expires_at: dateTimeField,
    last_used_at: optionalDateTimeField,
  }),
  v.transform((record): ApiToken => ({
    ...timesOf(record),
    id: record.api_token_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    name: record.token_name,
    prefix: record.token_prefix,
    permissions: record.permissions,
    createdAt: record.created_at,
    expiresAt: record.expires_at,
    lastUsedAt: record.last_used_at,
    owner:
      record.user_seller_id === null
        ? { kind: "owner", userId: record.user_po_id ?? "" }
        : { kind: "seller", userId: record.user_seller_id },
  })),
);
