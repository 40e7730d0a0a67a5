import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { flag, optionalWhole, requiredWhole } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import type { Resource } from "../http/resource.ts";
import { arrangement } from "./choice.ts";
import { listName, savedViewFields } from "./fields.ts";
import { savedViewRecord, savedViews } from "./record.ts";

/** So many views of a list somebody has at most, and so many are shared in the company or a location. */
const most = 50;

/** Whose a view is, and of which list. */
interface Scope {
  readonly company_po_id: number;
  readonly seller_id: number | null;
  readonly account_id: number | null;
  readonly list_name: string;
}

/** The views of a list that belong to the same. */
const ofScope = ({ company_po_id, seller_id, account_id, list_name }: Scope) => sql<boolean>`
  company_po_id = ${company_po_id} and list_name = ${list_name} and account_id is not distinct from ${account_id}
  and (${account_id}::integer is not null or seller_id is not distinct from ${seller_id})`;

/** One at a time changes what belongs together, so that limits hold and one view is the default. */
async function lockScope(db: Connection, { company_po_id, seller_id, account_id, list_name }: Scope) {
  const lock = `views ${company_po_id} ${seller_id} ${account_id} ${list_name}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
}

/** @throws HttpError 422 when there is no room, or no such person */
async function checkScope(db: Connection, scope: Scope): Promise<void> {
  const { company_po_id, seller_id, account_id } = scope;
  if (account_id !== null) {
    const account = await db
      .selectFrom("account")
      .select("seller_id")
      .where("account_id", "=", account_id)
      .where("company_po_id", "=", company_po_id)
      .executeTakeFirst();
    if (account === undefined || account.seller_id !== seller_id)
      throw broken("There is no such person", "account_id");
  }
  await lockScope(db, scope);
  const { count } = await db
    .selectFrom("saved_view")
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as("count"))
    .where(ofScope(scope))
    .executeTakeFirstOrThrow();
  if (count < most) return;
  throw broken(
    account_id === null
      ? `A list has at most ${most} shared views`
      : `You have at most ${most} views of a list`,
  );
}

const asJson = ({ state }: { state?: unknown }) =>
  state === undefined ? {} : { state: JSON.stringify(state) };

/** Views of lists (decision D-75). */
export const savedView: Resource = {
  records: { SavedView: savedViewRecord },
  constraints: {
    saved_view_seller_id_company_po_id_fkey: {
      field: "seller_id",
      message: "The seller does not exist",
      status: 422,
    },
  },
  operations: [
    savedViews.byIds(),
    ...arrangement,
    savedViews.one("extension"),
    savedViews.add({
      origin: "extension",
      summary: "Adds a view of a list: somebody's own, or a shared one",
      fields: {
        ...savedViewFields,
        list_name: listName,
        company_po_id: requiredWhole("company_po_id is required"),
        seller_id: optionalWhole(),
        account_id: optionalWhole(),
      },
      async complete(body, db) {
        await checkScope(db, body);
        return asJson(body);
      },
    }),
    savedViews.edit(
      { ...savedViewFields, account_id: optionalWhole(), is_default: flag },
      async (changes, db, id) => {
        const before = await savedViews.read(db, id);
        const { account_id = before.account_id, is_default } = changes;
        if (account_id !== before.account_id) await checkScope(db, { ...before, account_id });
        if (account_id !== null) {
          if (is_default === true) throw broken("Only a shared view is everybody's default", "is_default");
          return { ...asJson(changes), is_default: false };
        }
        if (is_default === true) {
          const scope = { ...before, account_id };
          await lockScope(db, scope);
          await db
            .updateTable("saved_view")
            .set({ is_default: false })
            .where(ofScope(scope))
            .where("is_default", "=", true)
            .where("view_id", "<>", id)
            .execute();
        }
        return asJson(changes);
      },
    ),
    savedViews.remove(),
  ],
};
