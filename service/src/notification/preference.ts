import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { pathId } from "../http/field.ts";
import { malformed } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { id, instant, nullableText } from "../http/responseFields.ts";
import { findAccountById } from "./account.ts";
import { deliveries } from "./delivery.ts";
import { allKinds, canBeTold, kinds } from "./kinds.ts";
import { roleOf } from "./roles.ts";
import { lastSummaryDay } from "../dailySummary/morning.ts";

const delivery = v.picklist(deliveries, `A delivery is one of ${deliveries.join(", ")}`);

/** How a person is told of what they can be told of. */
export const notificationPreferenceRecord = v.object({
  account_id: id,
  company_po_id: id,
  deliveries: v.array(v.object({ kind: v.string(), delivery, standard: delivery })),
  quiet_from: nullableText,
  quiet_until: nullableText,
  daily_summary: v.boolean(),
  created_at: instant,
  updated_at: instant,
});

/** The person's preferences, as their role comes where they have chosen nothing. @throws HttpError 404 */
async function readPreference(db: Connection, accountId: number) {
  const account = await findAccountById(db, accountId);
  const role = roleOf(account);
  const kept = await db
    .selectFrom("account")
    .leftJoin("notification_preference as preference", "preference.account_id", "account.account_id")
    .select(["preference.deliveries", "preference.quiet_from", "preference.quiet_until"])
    .select(sql<boolean>`preference.summary_day is not null`.as("daily_summary"))
    .select(sql<string>`coalesce(preference.created_at, account.created_at)`.as("created_at"))
    .select(sql<string>`coalesce(preference.updated_at, account.created_at)`.as("updated_at"))
    .where("account.account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return {
    ...kept,
    account_id: accountId,
    company_po_id: account.company_po_id,
    deliveries: allKinds
      .filter((kind) => canBeTold(kind, account))
      .map((kind) => {
        const standard = kinds[kind].standard(role);
        return { kind, delivery: kept.deliveries?.[kind] ?? standard, standard };
      }),
  };
}

const path = "/v1/companyNotificationPreference/account/{account_id}";
const params = v.object({ account_id: pathId });

const get = operation({
  method: "GET",
  path,
  origin: "extension",
  summary:
    "How a person is told of what happens: each kind they can be told of, hours without mails, and whether a summary comes each morning",
  params,
  response: notificationPreferenceRecord,
  handle: ({ params }, { db }) => readPreference(db, params.account_id),
});

const timeMessage = "Must be a time of day, HH:MM";
const timeOfDay = v.optional(
  v.nullable(v.pipe(v.string(timeMessage), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage))),
  null,
);

const bothEnds = "Quiet hours have a beginning and an end";

const listMessage = "deliveries is a list of kinds, each with its delivery";

const put = operation({
  method: "PUT",
  path,
  origin: "extension",
  summary:
    "Changes how a person is told: the kinds that are sent, both ends of the hours without mails and, when sent, whether a summary comes each morning",
  params,
  body: v.object({
    deliveries: v.pipe(
      v.array(
        v.object({ kind: v.picklist(allKinds, "There is no such kind"), delivery }, listMessage),
        listMessage,
      ),
      v.maxLength(100, "At most 100 kinds"),
      v.metadata({ "x-missing": "deliveries is required" }),
    ),
    quiet_from: timeOfDay,
    quiet_until: timeOfDay,
    daily_summary: v.optional(v.nullable(v.boolean("Must be true or false")), null),
  }),
  response: notificationPreferenceRecord,
  async handle({ params: { account_id }, body }, { db }) {
    await findAccountById(db, account_id);
    const chosen = JSON.stringify(
      Object.fromEntries(body.deliveries.map(({ kind, delivery }) => [kind, delivery])),
    );
    const { quiet_from, quiet_until, daily_summary } = body;
    if ((quiet_from === null) !== (quiet_until === null)) {
      const field = quiet_from === null ? "quiet_from" : "quiet_until";
      throw malformed(bothEnds, { [field]: bothEnds });
    }
    const summary = daily_summary === true ? lastSummaryDay() : null;
    await sql`
      insert into notification_preference as kept (account_id, deliveries, quiet_from, quiet_until, summary_day)
      values (${account_id}, ${chosen}::jsonb, ${quiet_from}, ${quiet_until}, ${summary})
      on conflict (account_id) do update set
        deliveries = kept.deliveries || excluded.deliveries,
        quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
        summary_day = ${summaryDay(daily_summary)}, updated_at = now()`.execute(db);
    return readPreference(db, account_id);
  },
});

/** Who wants it stays as they are, or the same summary would come twice; who turns it on gets the next one. */
const summaryDay = (isWanted: boolean | null) =>
  isWanted === null
    ? sql`kept.summary_day`
    : isWanted
      ? sql`coalesce(kept.summary_day, excluded.summary_day)`
      : sql`null`;

/** Reading and changing how a person is told. */
export const notificationPreferences = [get, put];
