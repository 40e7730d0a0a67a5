import type { Kysely } from "kysely";
import { verifyPassword } from "../account/password.ts";
import { BadConfiguration } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { demoPassword, fernway, verdant, verdantLocations } from "./companies.ts";

const emails = [verdant, fernway, ...verdantLocations].flatMap(({ admin_email: email }) => email ?? []);

/**
 * Refuses a database in which demo people still sign in with the documented password, where strangers could do so.
 * @throws BadConfiguration
 */
export async function refuseDemoPeople(db: Kysely<Database>): Promise<void> {
  const people = await db
    .selectFrom("account")
    .select(["email_id", "pw_hash"])
    .where("email_id", "in", emails)
    .where("active", "=", true)
    .execute();
  const known = new Set<string>();
  for (const { email_id: email, pw_hash: hash } of people) {
    if (await verifyPassword(hash, demoPassword)) known.add(email);
  }
  if (known.size === 0) return;
  const names = emails.filter((email) => known.has(email)).join(", ");
  throw new BadConfiguration(
    `The database has demo people whose password everybody knows (${names}): change it or begin with an empty database before HOST or PUBLIC_URL is not loopback.`,
  );
}
