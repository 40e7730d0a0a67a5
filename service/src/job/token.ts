import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";

/** What a job says in `via` that was started with an API token; of one that a person started it is empty. */
export const viaToken = /^token:([1-9]\d{0,8})$/;

/** In the body of a call: the API token that asks; empty for a person. */
export const via = v.optional(
  v.nullable(
    v.union([v.literal(""), v.pipe(v.string(), v.regex(viaToken, "via names a token"))], "via names a token"),
  ),
  "",
);

/** The token that a job was started with, as long as it is worth something. */
export async function tokenOf(
  db: Connection,
  { via, account_id }: { readonly via: string; readonly account_id: number },
): Promise<{ readonly token_name: string; readonly permissions: readonly string[] } | undefined> {
  return db
    .selectFrom("api_token")
    .select(["token_name", "permissions"])
    .where("api_token_id", "=", Number(viaToken.exec(via)?.[1] ?? 0))
    .where("account_id", "=", account_id)
    .where("expires_at", ">", sql<string>`now()`)
    .executeTakeFirst();
}
