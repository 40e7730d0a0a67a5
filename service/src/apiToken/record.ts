import { sql } from "kysely";
import * as v from "valibot";
import { id, instant, nullableInstant, optionalId } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";

/** A token; its secret is nowhere. */
export const apiTokenRecord = v.object({
  api_token_id: id,
  company_po_id: id,
  seller_id: optionalId,
  user_po_id: optionalId,
  user_seller_id: optionalId,
  token_name: v.string(),
  token_prefix: v.string(),
  permissions: v.array(v.string()),
  created_at: instant,
  updated_at: instant,
  expires_at: instant,
  last_used_at: nullableInstant,
});

/** API tokens by person. */
export const apiTokens = collection({
  name: "apiToken",
  noun: "API token",
  table: "api_token",
  record: apiTokenRecord,
  rule: {
    key: "api_token_id",
    order: "-created_at",
    sortable: { token_name: "text" },
    searchable: ["token_name"],
    filters: {},
  },
  records: (db) =>
    db
      .selectFrom("api_token")
      .innerJoin("account", "account.account_id", "api_token.account_id")
      .leftJoin("api_token_use", "api_token_use.api_token_id", "api_token.api_token_id")
      .select([
        "api_token.api_token_id",
        "api_token.company_po_id",
        "api_token.token_name",
        "api_token.token_prefix",
        "api_token.permissions",
        "api_token.created_at",
        "api_token.updated_at",
        "api_token.expires_at",
        "account.seller_id",
        "api_token_use.last_used_at",
        sql<number | null>`case when account.seller_id is null then account.account_id end`.as("user_po_id"),
        sql<number | null>`case when account.seller_id is not null then account.account_id end`.as(
          "user_seller_id",
        ),
      ]),
});
