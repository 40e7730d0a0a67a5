import { sql } from "kysely";
import * as v from "valibot";
import { requiredWhole } from "../http/field.ts";
import { broken, HttpError } from "../http/httpError.ts";
import { id, nullableText } from "../http/responseFields.ts";
import { lockCounts } from "../stock/count.ts";
import { mailOfStep, type Telling } from "../order/customerMail.ts";
import { lockSeries } from "../taxDocument/number.ts";
import type { SeriesKind } from "../taxDocument/series.ts";
import { act } from "./act.ts";
import { actBody, type ActBody, ofOneAlone } from "./actBody.ts";

/** One action for many: the same details for each. */
export const bulkBody = v.object({
  ...v.omit(actBody, ofOneAlone).entries,
  ids: v.pipe(
    v.array(requiredWhole("ids is required"), "ids is required"),
    v.minLength(1, "ids is required"),
    v.maxLength(200, "At most 200 ids in one call"),
  ),
});

/** How one of them came out. */
export const bulkResult = v.object({
  fulfilment_id: id,
  outcome: v.picklist(["DONE", "UNCHANGED", "REFUSED", "NOT_FOUND"]),
  message: nullableText,
});

const givesBack: ReadonlySet<ActBody["action"]> = new Set(["cancel", "bring_back"]);

const invoices = ["invoice", "bill"] as const;

/** The steps that issue documents, with the series that these are numbered in. */
const numbered: Readonly<Partial<Record<ActBody["action"], readonly SeriesKind[]>>> = {
  despatch: invoices,
  make_ready: invoices,
  bring_back: ["credit"],
};

const nothingAlone = {
  code: null,
  lines: null,
  not_restocked: [],
  restocked: [],
  with_delivery_charge: false,
};

/**
 * Takes one step with many parts of orders. Each is wholly done or not at all, and what is refused says why; all orders are
 * locked first, by id, then the series of their documents and the counts that are given back, in the order in which one step takes
 * them, so that two bulks, or one and a step or a new order, never wait for each other in a ring.
 */
export async function actOnMany(
  telling: Telling,
  ids: readonly number[],
  body: Omit<ActBody, (typeof ofOneAlone)[number]>,
): Promise<v.InferInput<typeof bulkResult>[]> {
  const { db } = telling;
  if (body.delivery_user_id !== null) await checkIsThere(db, body.delivery_user_id);
  await db
    .selectFrom("company_order")
    .select("order_id")
    .where("order_id", "in", (query) =>
      query.selectFrom("fulfilment").select("order_id").where("fulfilment_id", "in", ids),
    )
    .orderBy("order_id")
    .forNoKeyUpdate()
    .execute();
  const kinds = numbered[body.action];
  if (kinds !== undefined) await lockSeries(db, ids, kinds);
  if (givesBack.has(body.action)) await lockCounts(db, ids);
  const results: v.InferInput<typeof bulkResult>[] = [];
  for (const fulfilment_id of new Set(ids)) {
    await sql`savepoint one_of_many`.execute(db);
    try {
      const outcome = await act(
        db,
        fulfilment_id,
        { ...body, ...nothingAlone },
        {
          codeKey: telling.settings.codeKey,
          tell: (taken) => mailOfStep(telling, taken),
        },
      );
      results.push({ fulfilment_id, outcome, message: null });
      await sql`release savepoint one_of_many`.execute(db);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await sql`rollback to savepoint one_of_many`.execute(db);
      const outcome = error.status === 404 ? "NOT_FOUND" : "REFUSED";
      results.push({ fulfilment_id, outcome, message: error.message });
    }
  }
  return results;
}

/** Somebody who is not there is a mistake of the call, not of one row. */
async function checkIsThere(db: Telling["db"], delivery_user_id: number): Promise<void> {
  const found = await db
    .selectFrom("delivery_user")
    .select("delivery_user_id")
    .where("delivery_user_id", "=", delivery_user_id)
    .executeTakeFirst();
  if (found === undefined) throw broken("The delivery user does not exist", "delivery_user_id");
}
