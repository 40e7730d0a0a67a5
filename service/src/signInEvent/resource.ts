import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { pathId } from "../http/field.ts";
import { collection } from "../http/collection.ts";
import { isInstant } from "../http/listQuery.ts";
import { notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id, instant, nothing, nullableText, optionalId } from "../http/responseFields.ts";
import { noteSignIn } from "./record.ts";
import { signInMethods, signInOutcomes } from "./table.ts";

const record = v.object({
  sign_in_event_id: id,
  at: instant,
  account_id: id,
  company_po_id: id,
  seller_id: optionalId,
  first_name: v.string(),
  last_name: nullableText,
  email_id: v.string(),
  outcome: v.picklist(signInOutcomes),
  method: v.nullable(v.picklist(signInMethods)),
  network: nullableText,
  device_name: nullableText,
  created_at: instant,
  updated_at: instant,
});

function events(db: Connection) {
  return db
    .selectFrom("sign_in_event")
    .innerJoin("account", "account.account_id", "sign_in_event.account_id")
    .select([
      "sign_in_event.sign_in_event_id",
      "sign_in_event.at",
      "account.account_id",
      "account.company_po_id",
      "account.seller_id",
      "account.first_name",
      "account.last_name",
      "account.email_id",
      "sign_in_event.outcome",
      "sign_in_event.method",
      "sign_in_event.network",
      "sign_in_event.device_name",
      "sign_in_event.at as created_at",
      "sign_in_event.at as updated_at",
    ]);
}

const signIns = collection({
  name: "signInEvent",
  noun: "Sign-in",
  table: "sign_in_event",
  record,
  rule: {
    key: "sign_in_event_id",
    order: "-sign_in_event_id",
    sortable: { sign_in_event_id: "integer" },
    searchable: [],
    filters: {},
  },
  records: events,
});

const whole = (name: string) => {
  const message = `${name} is a whole number, 1 or more`;
  return v.pipe(
    v.string(message),
    v.regex(/^[1-9]\d{0,14}$/, message),
    v.transform(Number),
    v.metadata({ "x-missing": `${name} is required` }),
  );
};
const limitMessage = "limit is a whole number from 1 to 200";
const outcomeMessage = `outcome takes ${signInOutcomes.join(", ")}, separated by commas`;
const fromMessage = "from is an instant with its offset, like 2026-01-31T00:00:00Z";
const word = `(${signInOutcomes.join("|")})`;

const page = {
  outcome: v.optional(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^${word}(,${word}){0,9}$`), outcomeMessage),
      v.transform((text) => signInOutcomes.filter((outcome) => text.split(",").includes(outcome))),
    ),
  ),
  from: v.optional(
    v.pipe(
      v.string(fromMessage),
      v.isoTimestamp(fromMessage),
      v.check(isInstant, fromMessage),
      v.description("Only what happened at this instant or later"),
      v.transform((text) => new Date(text).toISOString()),
    ),
  ),
  before: v.optional(
    v.pipe(
      whole("before"),
      v.description("The `sign_in_event_id` of the last one of the page before: older ones follow"),
    ),
  ),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, limitMessage),
      v.transform(Number),
      v.minValue(1, limitMessage),
      v.maxValue(200, limitMessage),
    ),
    "200",
  ),
};

interface Page {
  readonly outcome?: readonly (typeof signInOutcomes)[number][] | undefined;
  readonly from?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

function onPage(query: ReturnType<typeof events>, { outcome, from, before, limit }: Page) {
  let page = query;
  if (outcome !== undefined) page = page.where("sign_in_event.outcome", "in", outcome);
  if (from !== undefined) page = page.where("sign_in_event.at", ">=", from);
  if (before !== undefined) page = page.where("sign_in_event.sign_in_event_id", "<", before);
  return page.orderBy("sign_in_event.sign_in_event_id", "desc").limit(limit).execute();
}

/** Who signed in, out, or was refused, and from where; kept for SIGN_IN_HISTORY_DAYS. */
export const signInEvent: Resource = {
  records: { SignInEvent: record },
  constraints: {},
  operations: [
    signIns.one("extension"),
    signIns.byIds(),
    operation({
      method: "GET",
      path: "/v1/signInEvent/company_po_id/{company_po_id}",
      origin: "extension",
      summary: "The sign-in history of the people of a company, the newest first, at most 200 at a time",
      params: v.object({ company_po_id: pathId }),
      query: v.strictObject({ seller_id: v.optional(whole("seller_id")), ...page }),
      response: v.array(record),
      handle: ({ params, query: { seller_id, ...page } }, { db }) => {
        const ofCompany = events(db).where("sign_in_event.company_po_id", "=", params.company_po_id);
        return onPage(
          seller_id === undefined ? ofCompany : ofCompany.where("account.seller_id", "=", seller_id),
          page,
        );
      },
    }),
    operation({
      method: "GET",
      path: "/v1/signInEvent/account_id/{account_id}",
      origin: "extension",
      summary: "The sign-in history of one person, the newest first, at most 200 at a time",
      params: v.object({ account_id: pathId }),
      query: v.strictObject(page),
      response: v.array(record),
      handle: ({ params, query }, { db }) =>
        onPage(events(db).where("sign_in_event.account_id", "=", params.account_id), query),
    }),
    operation({
      method: "POST",
      path: "/v1/signInEvent/account_id/{account_id}",
      origin: "extension",
      summary: "Notes how a session of somebody has ended; sessions are the gateway's",
      status: 201,
      params: v.object({ account_id: pathId }),
      body: v.object({
        outcome: v.pipe(
          v.picklist(["signed_out", "ended_by_other"], "outcome is signed_out or ended_by_other"),
          v.metadata({ "x-missing": "outcome is signed_out or ended_by_other" }),
        ),
      }),
      response: nothing,
      async handle({ params, body }, context) {
        const person = await context.db
          .selectFrom("account")
          .select("account_id")
          .where("account_id", "=", params.account_id)
          .executeTakeFirst();
        if (person === undefined) throw notFound("Person");
        await noteSignIn(context, person.account_id, body.outcome);
        return {};
      },
    }),
  ],
};
