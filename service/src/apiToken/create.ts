import * as v from "valibot";
import { optionalWhole, requiredText, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken } from "../http/httpError.ts";
import { apiTokenRecord, apiTokens } from "./record.ts";

const names = "Must be a list of names like PRODUCT_UPDATE";
const expiry = "Must be an instant like 2027-01-31T00:00:00Z";

/** Keeps a token that the gateway has made: its hash, never itself. */
export const createToken = operation({
  method: "POST",
  path: "/v1/apiToken",
  origin: "extension",
  summary: "Keeps the hash of a new API token of a person",
  status: 201,
  body: v.object({
    token_name: requiredText("Name is required", 120),
    token_prefix: requiredText("token_prefix is required", 20),
    token_hash: v.pipe(
      v.string("token_hash is required"),
      v.regex(/^[0-9a-f]{64}$/, "Must be a SHA-256 in hexadecimal"),
      v.metadata({ "x-missing": "token_hash is required" }),
    ),
    permissions: v.pipe(
      v.array(v.string(names), names),
      v.maxLength(200, "Must have at most 200 names"),
      v.everyItem((name) => /^[A-Z_]{1,60}$/.test(name), names),
      v.metadata({ "x-missing": "permissions is required" }),
    ),
    expires_at: v.pipe(
      v.string(expiry),
      v.isoTimestamp(expiry),
      v.check((instant) => Date.parse(instant) > Date.now(), "Must be in the future"),
      v.metadata({ "x-missing": "expires_at is required" }),
    ),
    user_po_id: optionalWhole(),
    user_seller_id: optionalWhole(),
    company_po_id: requiredWhole("company_po_id is required"),
  }),
  response: apiTokenRecord,
  async handle({ body }, { db }) {
    const { user_po_id, user_seller_id, ...token } = body;
    const account = await db
      .selectFrom("account")
      .select("account_id")
      .where("account_id", "=", user_po_id ?? user_seller_id ?? 0)
      .where("seller_id", user_po_id === null ? "is not" : "is", null)
      .where("company_po_id", "=", token.company_po_id)
      .where("active", "=", true)
      .executeTakeFirst();
    if (account === undefined) {
      throw broken("There is no such person", user_po_id === null ? "user_seller_id" : "user_po_id");
    }
    const added = await db
      .insertInto("api_token")
      .values({ ...token, account_id: account.account_id })
      .returning("api_token_id")
      .executeTakeFirstOrThrow();
    return apiTokens.read(db, added.api_token_id);
  },
});
