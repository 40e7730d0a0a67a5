import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { hashOfSecret } from "../account/links.ts";
import type { Connection, Context } from "../http/context.ts";
import { broken, notFound } from "../http/httpError.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letter, plainName } from "../mail/letter.ts";
import { send } from "../mail/outbox.ts";
import { countStranger, strangerRefusal } from "../mail/strangerLimit.ts";

/** Also not one from the future: the clock was set back, and nobody knows how old it is. */
export const isLive = sql<boolean>`delivery_link.created_at <= now() and delivery_link.expires_at > now()`;

/** Whoever changes how a delivery user gets in holds them, before anything of theirs. @throws HttpError 404 */
export async function lockDeliveryUser(db: Connection, delivery_user_id: number) {
  const user = await db
    .selectFrom("delivery_user")
    .innerJoin("company", "company.company_po_id", "delivery_user.company_po_id")
    .select([
      "delivery_user.company_po_id",
      "delivery_user_name",
      "delivery_user.email_id",
      "delivery_user_status",
      "business_name",
    ])
    .where("delivery_user_id", "=", delivery_user_id)
    .forUpdate("delivery_user")
    .executeTakeFirst();
  if (user === undefined) throw notFound("Delivery user");
  return user;
}

/** Ends the link, and with it the session of the browser that opened it. */
export async function endLink(db: Connection, delivery_user_id: number): Promise<void> {
  await db.deleteFrom("delivery_link").where("delivery_user_id", "=", delivery_user_id).execute();
}

/**
 * Makes a link of 256 bits, good for 30 days and one browser; only its hash is kept. The one before ends. When the company has
 * mailed too many strangers, it is made and not mailed: whoever makes it can show it.
 * @returns the key, said this once, and whether it was mailed
 * @throws HttpError 404; 422 for somebody inactive
 */
export async function makeLink(
  context: Context,
  delivery_user_id: number,
): Promise<{ readonly key: string; readonly isMailed: boolean }> {
  const { db, settings } = context;
  const user = await lockDeliveryUser(db, delivery_user_id);
  if (user.delivery_user_status === "inactive") throw broken("The delivery user is inactive");
  await endLink(db, delivery_user_id);
  const key = randomBytes(32).toString("base64url");
  const to = user.email_id === null ? null : { company_po_id: user.company_po_id, recipient: user.email_id };
  const isMailed = to !== null && (await strangerRefusal(context, to, 0)) === undefined;
  await db
    .insertInto("delivery_link")
    .values({
      delivery_user_id,
      company_po_id: user.company_po_id,
      key_hash: hashOfSecret(key),
      mailed: isMailed,
      expires_at: sql<string>`now() + interval '30 days'`,
    })
    .execute();
  if (isMailed) {
    await countStranger(db, to);
    await send(context, {
      recipient: to.recipient,
      subject: "Your deliveries",
      body: letter(
        user.delivery_user_name,
        // Whoever it goes to has no account: nothing stands there that is more than a name.
        `${plainName(user.business_name) ?? "A company"} has made a page for you that shows what you bring to customers today. Open this link on your phone:`,
        consoleLink(settings.publicUrl, "delivery", { key }),
        "It is yours alone: it works for 30 days, in the browser that opens it first. An older link no longer works.",
      ),
    });
  }
  return { key, isMailed };
}
