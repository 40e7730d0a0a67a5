import { type SqlBool, sql } from "kysely";
import * as v from "valibot";
import { findAccountById } from "../notification/account.ts";
import type { Connection } from "../http/context.ts";
import { optionalWhole, pathId } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { listName } from "./fields.ts";
import { listedViewRecord } from "./record.ts";

/** So many views of a list are pinned at most: each is a tab, and a count. */
const mostPinned = 5;
/** So many views of a list somebody sees at most: 50 of their own and 50 shared. */
const mostIds = 100;

const params = v.object({ account_id: pathId, list_name: listName });
const ids = v.pipe(
  v.array(v.pipe(v.number(), v.integer()), "Must be a list of ids"),
  v.maxLength(mostIds, "There are too many at once"),
);

/** How somebody has arranged the views of a list. An id of a view that is gone means nothing. */
const choiceParts = v.partial(
  v.object({
    /** First to last; views that are not named stand behind these. */
    order_ids: ids,
    pinned_ids: ids,
    hidden_ids: ids,
    /** Null for none, also where everybody has one. */
    default_view_id: optionalWhole(),
  }),
);

type Choice = v.InferOutput<typeof choiceParts>;

async function readChoice(db: Connection, accountId: number, list: string): Promise<Choice> {
  const kept = await db
    .selectFrom("saved_view_choice")
    .select("choice")
    .where("account_id", "=", accountId)
    .where("list_name", "=", list)
    .executeTakeFirst();
  return v.parse(choiceParts, kept?.choice ?? {});
}

/** The views of a list that somebody sees: their own and those that are shared with them, in their own order. */
async function viewsOf(db: Connection, accountId: number, list: string) {
  const { company_po_id, seller_id } = await findAccountById(db, accountId);
  const {
    order_ids = [],
    pinned_ids = [],
    hidden_ids = [],
    ...chosen
  } = await readChoice(db, accountId, list);
  const rows = await db
    .selectFrom("saved_view")
    .selectAll()
    .where("company_po_id", "=", company_po_id)
    .where("list_name", "=", list)
    .where(
      sql<SqlBool>`(account_id = ${accountId}
        or account_id is null and (seller_id is null or seller_id = ${seller_id}))`,
    )
    // Their own stand first, and after them what is shared.
    .orderBy(sql`account_id is null`)
    .orderBy(sql`lower(view_name)`)
    .orderBy("view_id")
    .execute();
  const common = rows.filter(({ is_default }) => is_default);
  // A location's own default goes before the company's.
  const everybodys = common.find((row) => row.seller_id !== null) ?? common[0];
  const chosenId = "default_view_id" in chosen ? chosen.default_view_id : everybodys?.view_id;
  const placed = order_ids.flatMap((id) => rows.find(({ view_id }) => view_id === id) ?? []);
  return [...new Set([...placed, ...rows])].map((row, index) => ({
    ...row,
    order_id: index + 1,
    is_pinned: pinned_ids.includes(row.view_id),
    is_hidden: hidden_ids.includes(row.view_id),
    is_own_default: row.view_id === chosenId,
  }));
}

const path = "/v1/companySavedView/account/{account_id}/{list_name}";
const response = v.array(listedViewRecord);

/** What somebody sees of a list's views, and how they arrange them. */
export const arrangement = [
  operation({
    method: "GET",
    path,
    origin: "extension",
    summary:
      "The views of a list that a person sees, their own and the shared ones, as the person has arranged them",
    params,
    response,
    handle: ({ params: { account_id, list_name } }, { db }) => viewsOf(db, account_id, list_name),
  }),
  operation({
    method: "PUT",
    path,
    origin: "extension",
    summary: "Arranges the views of a list for a person: order, pinned and hidden ones, and the default",
    params,
    body: v.pipe(
      choiceParts,
      v.check((parts) => Object.keys(parts).length > 0, "There is no field to change"),
    ),
    response,
    async handle({ params: { account_id, list_name }, body }, { db }) {
      const seen = new Set((await viewsOf(db, account_id, list_name)).map(({ view_id }) => view_id));
      const known = (some: readonly number[] | undefined) => some?.filter((id) => seen.has(id));
      const { order_ids, pinned_ids, hidden_ids, ...rest } = {
        ...(await readChoice(db, account_id, list_name)),
        ...body,
      };
      const pinned = known(pinned_ids) ?? [];
      if (pinned.length > mostPinned) throw broken(`At most ${mostPinned} views are pinned`, "pinned_ids");
      const isGone = typeof rest.default_view_id === "number" && !seen.has(rest.default_view_id);
      if (isGone && body.default_view_id !== undefined)
        throw broken("There is no such view", "default_view_id");
      const choice = JSON.stringify({
        order_ids: known(order_ids) ?? [],
        pinned_ids: pinned,
        hidden_ids: known(hidden_ids) ?? [],
        ...(!isGone && rest),
      });
      await db
        .insertInto("saved_view_choice")
        .values({ account_id, list_name, choice })
        .onConflict((conflict) => conflict.columns(["account_id", "list_name"]).doUpdateSet({ choice }))
        .execute();
      return viewsOf(db, account_id, list_name);
    },
  }),
];
