import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { networkOf } from "../accountDevice/network.ts";
import type { Database } from "../db/schema.ts";
import type { Context } from "../http/context.ts";
import type { Settings } from "../settings.ts";
import type { SignInMethod, SignInOutcome } from "./table.ts";

/** What is written with the outcome: where the caller is and with what, unless it is somebody else's doing. */
type Caller = Pick<Context, "db" | "address" | "device">;

const whereOf = ({ address, device }: Caller) => ({ network: networkOf(address), device_name: device });

/** Writes a line of the history of an account, in the transaction of its cause. */
export async function noteSignIn(
  caller: Caller,
  accountId: number,
  outcome: SignInOutcome,
  method: SignInMethod | null = null,
): Promise<void> {
  // Who was invited is not who did it: neither place nor device is theirs.
  const where = outcome === "invited" ? { network: null, device_name: null } : whereOf(caller);
  await caller.db
    .insertInto("sign_in_event")
    .columns(["account_id", "company_po_id", "outcome", "method", "network", "device_name"])
    .expression((query) =>
      query
        .selectFrom("account")
        .select([
          "account_id",
          "company_po_id",
          sql<SignInOutcome>`${outcome}`.as("outcome"),
          sql<SignInMethod | null>`${method}`.as("method"),
          sql<string | null>`${where.network}`.as("network"),
          sql<string | null>`${where.device_name}`.as("device_name"),
        ])
        .where("account_id", "=", accountId),
    )
    .execute();
}

/** The same of an address that is nobody's: only its hash is kept, whatever was typed there. */
export async function noteStranger(
  context: Caller & { readonly settings: Pick<Settings, "signInKey"> },
  email: string,
  outcome: SignInOutcome,
): Promise<void> {
  const email_hash = createHmac("sha256", context.settings.signInKey)
    .update(`sign-in ${email.toLowerCase()}`)
    .digest("hex");
  await context.db
    .insertInto("sign_in_event")
    .values({ email_hash, outcome, ...whereOf(context) })
    .execute();
}

/** Forgets what is older than so many days. */
export async function sweepSignIns(db: Kysely<Database>, days: number): Promise<void> {
  await sql`delete from sign_in_event where at < now() - ${days} * interval '1 day'`.execute(db);
}
