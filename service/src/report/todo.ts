import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { isLate } from "../fulfilment/late.ts";
import { isUncollected } from "../fulfilment/uncollected.ts";
import type { Connection } from "../http/context.ts";
import { nullableInstant, nullableText, whole } from "../http/responseFields.ts";
import { partOfRefund } from "../refund/part.ts";
import type { Permission } from "../role/permissions.ts";
import { isOfSellable } from "../stock/sellable.ts";
import { isFailing } from "../webhook/record.ts";

/**
 * What may wait for somebody, the most urgent first, and the permission to do something about it: home and the daily summary say it
 * only to who has that. Null for what is somebody's own.
 */
export const todoNeeds = {
  orders_late: "ORDER_UPDATE",
  orders_to_accept: "ORDER_UPDATE",
  orders_to_pack: "ORDER_UPDATE",
  orders_to_despatch: "ORDER_UPDATE",
  attempts_failed: "ORDER_UPDATE",
  orders_uncollected: "ORDER_UPDATE",
  refunds_due: "ORDER_APPROVE",
  products_to_review: "PRODUCT_APPROVE",
  products_sent_back: "PRODUCT_UPDATE",
  stock_out: "STOCK_UPDATE",
  stock_low: "STOCK_UPDATE",
  products_incomplete: "PRODUCT_UPDATE",
  webhooks_failing: "WEBHOOK_UPDATE",
  jobs_failed: null,
  invitations_expired: "PERSON_UPDATE",
  location_invitations_expired: "PERSON_UPDATE",
  licences_ending: "DELIVERY_USER_UPDATE",
  pauses_ending: "PICKUP_POINT_UPDATE",
  locations_without_gstin: "SELLER_UPDATE",
} as const satisfies Readonly<Record<string, Permission | null>>;

export type TodoKind = keyof typeof todoNeeds;

const isKind = (name: string): name is TodoKind => name in todoNeeds;

export const todoKinds: readonly TodoKind[] = Object.keys(todoNeeds).filter(isKind);

/** One kind with how much of it there is, since when the oldest waits, and which permission it is for. */
export const todoRecord = v.object({
  kind: v.picklist(todoKinds),
  count: whole,
  oldest_at: nullableInstant,
  needs: nullableText,
});

export type Todo = v.InferInput<typeof todoRecord>;

/** Whose to-dos: of a company, of one of its locations, and what an account has started itself. */
export interface TodoQuery {
  readonly company: number;
  readonly seller: number | null;
  readonly account: number | null;
}

/**
 * What waits, as a query of its rows with `since`; null where there is no such thing for a location. Each row is one of the list that
 * home leads to.
 */
function waiting({ company, seller, account }: TodoQuery): Record<TodoKind, RawBuilder<unknown> | null> {
  const own = sql`company_po_id = ${company}${seller === null ? sql`` : sql` and seller_id = ${seller}`}`;
  const ofCompany = (query: RawBuilder<unknown>) => (seller === null ? query : null);
  const parts = (condition: RawBuilder<unknown>, since: string) =>
    sql`select ${sql.ref(since)} as since from fulfilment where ${own} and ${condition}`;
  const products = (status: string) =>
    sql`select coalesce(prod_status_at, created_at) as since from product where ${own} and prod_status = ${status}`;
  const counts = (condition: RawBuilder<unknown>) =>
    sql`select min(stock.updated_at) as since from stock join product using (prod_id, company_po_id, seller_id)
      where ${own} and prod_status = 'enabled' and low_stock_at - stock_quantity >= 0 and ${condition}
        and ${isOfSellable("product")} group by prod_id`;
  const invitations = (whose: RawBuilder<unknown>) =>
    sql`select created_at as since from account where ${own} and ${whose} and not active and activated_at is null
      and not exists (select from verification where verification.account_id = account.account_id
        and used_at is null and expires_at > now())`;
  return {
    orders_late: parts(
      sql`fulfilment_status not in ('delivered', 'returned', 'cancelled') and ${isLate()}`,
      "placed_at",
    ),
    orders_to_accept: parts(sql`fulfilment_status = 'pending'`, "placed_at"),
    orders_to_pack: parts(sql`fulfilment_status = 'accepted'`, "status_at"),
    orders_to_despatch: parts(sql`fulfilment_status = 'packed'`, "status_at"),
    attempts_failed: parts(sql`fulfilment_status = 'out' and jsonb_array_length(attempts) >= 3`, "status_at"),
    orders_uncollected: parts(sql`fulfilment_status = 'ready' and ${isUncollected()}`, "status_at"),
    refunds_due: ofCompany(
      sql`select min(created_at) as since from refund where company_po_id = ${company} and refund_state = 'due'
        group by ${partOfRefund}`,
    ),
    products_to_review: ofCompany(products("pending")),
    products_sent_back: products("rectification"),
    stock_out: counts(sql`stock_quantity = 0`),
    stock_low: counts(sql`true`),
    products_incomplete: products("draft"),
    webhooks_failing: ofCompany(
      sql`select coalesce(off_at, failing_since) as since from webhook left join webhook_health using (webhook_id)
        where company_po_id = ${company} and ${isFailing()}`,
    ),
    jobs_failed:
      account === null
        ? null
        : sql`select ended_at as since from job where company_po_id = ${company} and account_id = ${account}
            and job_state = 'failed'
            and ended_at >= ((now() at time zone 'Asia/Kolkata')::date - 6)::timestamp at time zone 'Asia/Kolkata'`,
    invitations_expired: ofCompany(invitations(sql`seller_id is null`)),
    location_invitations_expired: invitations(sql`seller_id is not null`),
    licences_ending: sql`select null::timestamptz as since from delivery_user where company_po_id = ${company}
      and ${seller === null ? sql`true` : sql`(all_locations or ${seller} = any (seller_ids))`}
      and delivery_user_status = 'active' and licence_expiry <= (now() at time zone 'Asia/Kolkata')::date + 30`,
    pauses_ending: ofCompany(
      sql`select null::timestamptz as since from pickup_point where company_po_id = ${company}
        and paused_at is not null and paused_until > (now() at time zone 'Asia/Kolkata')::date
        and paused_until <= (now() at time zone 'Asia/Kolkata')::date + 3`,
    ),
    locations_without_gstin: ofCompany(
      sql`select created_at as since from seller where company_po_id = ${company} and gstin_number is null`,
    ),
  };
}

/** What waits for somebody, in one query; kinds of which there is nothing are left out. */
export async function readTodos(db: Connection, query: TodoQuery): Promise<Todo[]> {
  const queries = waiting(query);
  const each = todoKinds.flatMap((kind, place) => {
    const rows = queries[kind];
    return rows === null
      ? []
      : [
          sql`select ${place}::int as place, ${kind}::text as kind, count(*)::int as count, min(since) as oldest_at from (${rows}) as rows`,
        ];
  });
  const { rows } = await sql<Omit<Todo, "needs">>`
    select kind, count, oldest_at from (${sql.join(each, sql` union all `)}) as todos
    where count > 0 order by place`.execute(db);
  return rows.map((row) => ({ ...row, needs: todoNeeds[row.kind] }));
}
