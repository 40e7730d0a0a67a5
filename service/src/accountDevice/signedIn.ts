import { createHash } from "node:crypto";
import { sql } from "kysely";
import { recordEvent } from "../event/record.ts";
import type { Connection, Context } from "../http/context.ts";
import { notFound } from "../http/httpError.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";
import { networkOf } from "./network.ts";
import { forgetOldest } from "./sweep.ts";

/** A program that keeps no cookies is new each time: so many mails in a day tell of that as well as more would. */
const mostMailsADay = 20;

/** How a device shows itself. */
interface Shown {
  readonly mark: string;
  readonly device_name: string;
}

interface Known {
  readonly device_id: number;
  readonly isNew: boolean;
  readonly now: string;
}

/** Kept for each account apart, so that what is stored does not tell which accounts share a device. */
const markOf = (accountId: number, mark: string): string =>
  createHash("sha256").update(`${accountId} ${mark}`).digest("hex");

/** Whoever signs in with the account at the same time waits, so that only one of them is its first. */
async function lockAccount(db: Connection, accountId: number) {
  const account = await db
    .selectFrom("account")
    .select(["account_id", "company_po_id", "seller_id", "email_id", "first_name"])
    .where("account_id", "=", accountId)
    .where("active", "=", true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw notFound("Person");
  return account;
}

async function keep(
  db: Connection,
  accountId: number,
  { mark, device_name }: Shown,
  network: string,
): Promise<Known> {
  const { rows } = await sql<Known>`
    insert into account_device (account_id, device_mark, device_name, network)
    values (${accountId}, ${markOf(accountId, mark)}, ${device_name}, ${network})
    on conflict (account_id, device_mark) do update set
      device_name = excluded.device_name, network = excluded.network, updated_at = now()
    returning device_id, xmax::text = '0' as "isNew", now() as now`.execute(db);
  const [known] = rows;
  if (known === undefined) throw new Error("A device was neither added nor found");
  return known;
}

/** How many devices an account had before, and how many of them are of the last day. */
async function countOthers(db: Connection, accountId: number, deviceId: number) {
  return db
    .selectFrom("account_device")
    .select((eb) => [
      eb.fn.countAll<number>().as("others"),
      eb.fn
        .countAll<number>()
        .filterWhere(sql<boolean>`created_at between now() - interval '1 day' and now()`)
        .as("ofToday"),
    ])
    .where("account_id", "=", accountId)
    .where("device_id", "<>", deviceId)
    .executeTakeFirstOrThrow();
}

/** Where the business is (decision D-28), because a mail is read wherever its reader is. */
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  dateStyle: "long",
  timeStyle: "short",
});

/**
 * Notes with what device somebody has signed in. They are told of one that is new, once: by a notice and a mail, but not of the
 * first that their account was ever signed in with.
 * @throws HttpError 404
 */
export async function noteSignedIn(context: Context, accountId: number, shown: Shown) {
  const { db, settings } = context;
  const account = await lockAccount(db, accountId);
  const network = networkOf(context.address);
  const { device_id, isNew, now } = await keep(db, accountId, shown, network);
  if (!isNew) return { is_new: false };
  const { others, ofToday } = await countOthers(db, accountId, device_id);
  if (others === 0) return { is_new: false };
  await forgetOldest(db, accountId);
  const { company_po_id, seller_id, email_id, first_name } = account;
  await recordEvent(db, {
    company_po_id,
    seller_id,
    type: "person.signed_in_from_new_device",
    entity: "account",
    entity_id: accountId,
    data: { account_id: accountId, device_id },
  });
  if (ofToday < mostMailsADay)
    await postMail(context, {
      kind: "new_device",
      accountId,
      recipient: email_id,
      subject: "New sign-in to your account",
      body: letter(
        first_name,
        "your account was signed in to with a device that it did not know:",
        [
          `Device: ${shown.device_name}`,
          `Time: ${clock.format(new Date(now))} in India`,
          `Network: ${network}`,
        ].join("\n"),
        `If it was you, there is nothing to do. Your sign-ins: ${consoleLink(settings.publicUrl, "security")}`,
        `If it was not you, choose another password now: ${consoleLink(settings.publicUrl, "forgotPassword")}`,
      ),
    });
  return { is_new: true };
}
