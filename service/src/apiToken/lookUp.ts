import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { reasonOf } from "../http/failure.ts";
import { operation } from "../http/operation.ts";
import { notFound } from "../http/httpError.ts";
import { personById, signInRecord } from "../signIn/person.ts";
import { apiTokenRecord, apiTokens } from "./record.ts";

/** At most once a minute. A note in the future counts as old: the clock was set back. */
async function noteUse(db: Connection, token: number): Promise<void> {
  await sql`insert into api_token_use (api_token_id, last_used_at) values (${token}, now())
    on conflict (api_token_id) do update set last_used_at = now()
    where api_token_use.last_used_at not between now() - interval '1 minute' and now()`.execute(db);
}

/** Finds a live token by its hash, with the person it acts for, and notes the use, at most once a minute. */
export const lookUpToken = operation({
  method: "GET",
  path: "/v1/apiToken/hash/{hash}",
  origin: "extension",
  summary: "The live API token with this hash and the person it acts for; the first element counts",
  params: v.object({
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "Must be a SHA-256 in hexadecimal")),
  }),
  response: v.array(v.object({ ...apiTokenRecord.entries, user: signInRecord })),
  async handle({ params }, { db, log }) {
    const found = await db
      .selectFrom("api_token")
      .innerJoin("account", "account.account_id", "api_token.account_id")
      .select(["api_token.api_token_id", "api_token.account_id"])
      .where("api_token.token_hash", "=", params.hash)
      .where("api_token.expires_at", ">", sql<string>`now()`)
      .where("account.active", "=", true)
      .executeTakeFirst();
    if (found === undefined) throw notFound("API token");
    await noteUse(db, found.api_token_id).catch((error: unknown) => {
      // A disk that is full keeps no program out.
      log.warn({ reason: reasonOf(error) }, "use of a token not noted");
    });
    const user = await personById(db, found.account_id);
    if (user === undefined || !user.isActive) throw notFound("API token");
    return [{ ...(await apiTokens.read(db, found.api_token_id)), user: user.record }];
  },
});
