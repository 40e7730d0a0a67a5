import { sql } from "kysely";
import * as v from "valibot";
import { changesOf } from "../http/changes.ts";
import { pathId, requiredWhole } from "../http/field.ts";
import type { Connection, Context } from "../http/context.ts";
import { broken, notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { checkHost, secretField, webhookFields } from "./fields.ts";
import { type GivenHeaders, readHeaders } from "./headers.ts";
import { webhookRecord, webhooks } from "./record.ts";
import { createSeal, purposes } from "./seal.ts";

const mostWebhooks = 10;

const params = v.object({ webhook_id: pathId });
const path = "/v1/companyWebhook/{webhook_id}";

async function checkLocations(
  db: Connection,
  companyId: number,
  ids: readonly number[] | null,
): Promise<void> {
  if (ids === null) return;
  const found = await db
    .selectFrom("seller")
    .select("seller_id")
    .where("company_po_id", "=", companyId)
    .where("seller_id", "in", ids)
    .execute();
  if (found.length < ids.length) throw broken("There is no such location", "seller_ids");
}

/** The columns of headers: those that come without a value keep theirs. @throws HttpError 422 with what is said when there is none */
function headerColumns(
  { settings }: Context,
  given: GivenHeaders,
  sealed: string | null,
  missing = "A header needs a value",
): { header_names: string[]; headers_sealed: string | null } {
  const seal = createSeal(settings.webhooks.key);
  const before = sealed === null ? {} : (readHeaders(seal.open(sealed, purposes.headers)) ?? {});
  const values = new Map(Object.entries(before).map(([name, value]) => [name.toLowerCase(), value]));
  const entries = given.map(({ name, value }) => {
    const becomes = value ?? values.get(name.toLowerCase());
    if (becomes === undefined) throw broken(missing, "headers");
    return [name, becomes] as const;
  });
  return {
    header_names: entries.map(([name]) => name),
    headers_sealed:
      entries.length === 0 ? null : seal.close(JSON.stringify(Object.fromEntries(entries)), purposes.headers),
  };
}

const neededAgain = "The URL leads to another host: each header needs its value again";

/**
 * What an edit says of headers. Nobody sees a value that is kept, so none goes along to where it was not given for: whoever
 * may change the URL could else have it sent to themselves. @throws HttpError 422
 */
function editedHeaders(
  context: Context,
  before: {
    readonly url: string;
    readonly header_names: readonly string[];
    readonly headers_sealed: string | null;
  },
  { url, headers }: { readonly url?: string | undefined; readonly headers?: GivenHeaders | undefined },
): Partial<ReturnType<typeof headerColumns>> {
  const isElsewhere = url !== undefined && new URL(url).origin !== new URL(before.url).origin;
  if (!isElsewhere)
    return headers === undefined ? {} : headerColumns(context, headers, before.headers_sealed);
  const sent = headers ?? before.header_names.map((name) => ({ name, value: null }));
  return headerColumns(context, sent, null, neededAgain);
}

const add = operation({
  method: "POST",
  path: "/v1/companyWebhook",
  origin: "extension",
  summary: `Adds a webhook, at most ${mostWebhooks} to a company; its secret is made by the caller and never answered`,
  status: 201,
  body: v.object({
    ...webhookFields,
    secret: secretField,
    company_po_id: requiredWhole("company_po_id is required"),
  }),
  response: webhookRecord,
  async handle({ body: { headers, secret, ...columns } }, context) {
    const { db, settings } = context;
    checkHost(columns.url, settings.webhooks.reach);
    // One at a time, so that two at once are not one too many.
    const company = await db
      .selectFrom("company")
      .select("company_po_id")
      .where("company_po_id", "=", columns.company_po_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (company === undefined) throw broken("The company does not exist", "company_po_id");
    const { count } = await db
      .selectFrom("webhook")
      .select((query) => query.fn.countAll<number>().as("count"))
      .where("company_po_id", "=", columns.company_po_id)
      .executeTakeFirstOrThrow();
    if (count >= mostWebhooks) throw broken(`A company has at most ${mostWebhooks} webhooks`);
    await checkLocations(db, columns.company_po_id, columns.seller_ids);
    const added = await db
      .insertInto("webhook")
      .values({
        ...columns,
        ...headerColumns(context, headers, null),
        secret_sealed: createSeal(settings.webhooks.key).close(secret, purposes.secret),
      })
      .returning("webhook_id")
      .executeTakeFirstOrThrow();
    return webhooks.read(db, added.webhook_id);
  },
});

const edit = operation({
  method: "PUT",
  path,
  origin: "extension",
  summary:
    "Changes a webhook: the edited fields. A header without a value keeps the one it has, unless the URL leads to another host",
  params,
  body: changesOf(webhookFields),
  response: webhookRecord,
  async handle({ params: { webhook_id }, body: { headers, ...columns } }, context) {
    const { db, settings } = context;
    const current = await db
      .selectFrom("webhook")
      .select(["company_po_id", "url", "header_names", "headers_sealed"])
      .where("webhook_id", "=", webhook_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (current === undefined) throw notFound("Webhook");
    if (columns.url !== undefined) checkHost(columns.url, settings.webhooks.reach);
    await checkLocations(db, current.company_po_id, columns.seller_ids ?? null);
    await db
      .updateTable("webhook")
      .set({
        ...columns,
        ...editedHeaders(context, current, { url: columns.url, headers }),
        ...(columns.active === true && { off_reason: null, off_at: null }),
        updated_at: sql<string>`now()`,
      })
      .where("webhook_id", "=", webhook_id)
      .execute();
    // Who switches it on again begins anew.
    if (columns.active === true)
      await db.deleteFrom("webhook_health").where("webhook_id", "=", webhook_id).execute();
    return webhooks.read(db, webhook_id);
  },
});

const rotate = operation({
  method: "POST",
  path: `${path}/rotation`,
  tagPath: path,
  origin: "extension",
  summary: "Gives a webhook another secret; the one before signs too for 24 hours",
  params,
  body: v.object({ secret: secretField }),
  response: webhookRecord,
  async handle({ params: { webhook_id }, body }, { db, settings }) {
    await db
      .updateTable("webhook")
      .set((query) => ({
        old_secret_sealed: query.ref("secret_sealed"),
        old_secret_until: sql<string>`now() + interval '24 hours'`,
        secret_sealed: createSeal(settings.webhooks.key).close(body.secret, purposes.secret),
        secret_at: sql<string>`now()`,
        updated_at: sql<string>`now()`,
      }))
      .where("webhook_id", "=", webhook_id)
      .execute();
    return webhooks.read(db, webhook_id);
  },
});

/** How a company changes where it is told. */
export const webhookWrites = [add, edit, rotate];
