import { type Expression, sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { businessToday } from "../http/contactField.ts";
import type { Connection } from "../http/context.ts";
import { readList } from "../http/listing.ts";
import { type ListRule, listQuery } from "../http/listQuery.ts";
import { jobs } from "../job/record.ts";
import { fulfilments } from "../order/records.ts";
import { pickupPoints } from "../pickupPoint/record.ts";
import { products } from "../product/record.ts";
import { sellers } from "../seller/record.ts";
import { companyStaff, locationStaff } from "../staff/record.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { webhooks } from "../webhook/record.ts";
import { readTodos, type TodoKind, type TodoQuery } from "./todo.ts";

interface List {
  readonly rule: ListRule;
  records(db: Connection): Expression<unknown>;
}

const day = (days: number) => businessToday(new Date(Date.now() + days * 86_400_000));

const company = { company: 1, seller: null, account: 1 };
const location = { company: 1, seller: 1, account: 3 };

onEachDatabase((database) => {
  const counted = async (query: TodoQuery) =>
    new Map((await readTodos(database().db, query)).map(({ kind, count }) => [kind, count]));
  const total = async ({ rule, records }: List, query: object, { company, seller }: TodoQuery) => {
    const { db } = database();
    const whose =
      seller === null ? { field: "company_po_id", ids: [company] } : { field: "seller_id", ids: [seller] };
    const read = v.parse(listQuery(rule), { limit: "1", ...query });
    return (await readList(db, records(db), rule, read, whose)).total;
  };

  /** What the console asks of a list that a to-do leads to. */
  const lists: readonly (readonly [TodoKind, List, object])[] = [
    ["attempts_failed", fulfilments, { fulfilment_status: "out", attempts_min: "3" }],
    ["refunds_due", fulfilments, { refund_state: "due" }],
    ["stock_out", products, { prod_status: "enabled", out_of_stock: "true" }],
    ["stock_low", products, { prod_status: "enabled", low_stock: "true" }],
    ["invitations_expired", companyStaff, { staff_status: "expired" }],
    ["location_invitations_expired", locationStaff, { staff_status: "expired" }],
    ["locations_without_gstin", sellers, { has_gstin: "false" }],
    ["webhooks_failing", webhooks, { failing: "true" }],
    ["pauses_ending", pickupPoints, { pickup_point_status: "paused", paused_to: day(3) }],
  ];

  test("what is counted at home is what its list has: each product once, and people of locations apart", async () => {
    const { db } = database();
    const goods = await sql<{ prod_id: number }>`select prod_id from variant join product using (prod_id)
      where product.company_po_id = 1 and product.seller_id = 1 and prod_status = 'enabled'
      group by prod_id having count(*) > 1 order by prod_id limit 2`.execute(db);
    const [gone, few] = goods.rows.map(({ prod_id }) => prod_id);
    await sql`delete from stock where company_po_id = 1`.execute(db);
    for (const [prod_id, left] of [
      [gone, 0],
      [few, 2],
    ])
      await sql`insert into stock (company_po_id, seller_id, prod_id, varient_id, stock_quantity, low_stock_at)
        select company_po_id, seller_id, prod_id, varient_id, ${left}, 5 from variant where prod_id = ${prod_id}`.execute(
        db,
      );
    await sql`insert into account (company_po_id, seller_id, email_id, first_name, pw_hash, active) values
      (1, null, 'a@late.test', 'A', '', false), (1, 1, 'b@late.test', 'B', '', false),
      (1, 2, 'c@late.test', 'C', '', false), (1, 2, 'd@late.test', 'D', '', false)`.execute(db);
    await sql`update seller set gstin_number = case when seller_id = 2 then null else '29ABCDE1234F1ZW' end
      where company_po_id = 1`.execute(db);
    await sql`insert into company_order (company_po_id, order_no, order_channel, content_hash, placed_at, customer_name,
        customer_phone, delivery_mode, payment_method, payment_state)
      values (1, 'todo', 'todo', 'x', now(), 'a', 'b', 'delivery', 'upi', 'paid')`.execute(db);
    const tried = (count: number) =>
      JSON.stringify(Array.from({ length: count }, () => ({ reason: "Nobody" })));
    for (const count of [2, 3])
      await sql`insert into fulfilment (order_id, company_po_id, seller_id, part_no, order_no, customer_name, customer_phone,
          placed_at, delivery_mode, payment_method, payment_state, lines_count, units_count, first_line_name, tax_kind,
          fulfilment_status, attempts)
        select order_id, 1, 1, ${count}::int, order_no, 'a', 'b', now(), 'delivery', 'upi', 'paid', 1, 1, 'c', 'intra',
          'out', ${tried(count)}::jsonb from company_order where order_no = 'todo'`.execute(db);
    // Two refunds of one part.
    for (const amount of [1, 2])
      await sql`insert into refund (order_id, company_po_id, amount, reason)
        select order_id, 1, ${amount}::int, 'overpaid' from company_order where order_no = 'todo'`.execute(
        db,
      );
    // Over since today, to end in three days, later, and some day.
    for (const [index, until] of [day(0), day(3), day(4), null].entries())
      await sql`insert into pickup_point (company_po_id, pickup_point_name, area_name, zip, stateshort, phone,
          opening_hours, paused_at, paused_until)
        values (1, ${`Counter ${index}`}, 'a', '560038', 'KA', '9845012345', '[]', now(), ${until}::date)`.execute(
        db,
      );
    // One that was switched off for it, one that fails, one that is well and one that somebody has switched off.
    for (const [name, off, since] of [
      ["Gone", "gone", null],
      ["Failing", null, "2026-01-02T03:04:05Z"],
      ["Well", null, null],
      ["Off", null, null],
    ])
      await sql`with made as (
          insert into webhook (company_po_id, hook_name, url, types, active, off_reason, off_at, header_names, secret_sealed)
          values (1, ${name}, 'https://a.test/', '{*}', ${off === null && name !== "Off"}, ${off}::text,
            case when ${off}::text is not null then now() end, '{}', 'x') returning webhook_id)
        insert into webhook_health (webhook_id, failures_in_row, failing_since)
        select webhook_id, 1, ${since}::timestamptz from made where ${since}::text is not null`.execute(db);
    const [ofCompany, ofLocation] = [await counted(company), await counted(location)];
    for (const [kind, list, query] of lists)
      expect([kind, ofCompany.get(kind)]).toEqual([kind, await total(list, query, company)]);
    expect(Object.fromEntries(ofCompany)).toMatchObject({
      attempts_failed: 1,
      refunds_due: 1,
      stock_out: 1,
      stock_low: 2,
      invitations_expired: 1,
      location_invitations_expired: 3,
      locations_without_gstin: 1,
      pauses_ending: 1,
      webhooks_failing: 2,
    });
    expect(await total(webhooks, { failing: "false" }, company)).toBe(2);
    expect(Object.fromEntries(ofLocation)).toMatchObject({ stock_out: 1, location_invitations_expired: 1 });
    expect([ofLocation.has("invitations_expired"), ofLocation.has("locations_without_gstin")]).toEqual([
      false,
      false,
    ]);
    expect(await total(locationStaff, { staff_status: "expired" }, location)).toBe(1);
  });

  test("jobs that failed are one's own of the last seven days, today included", async () => {
    const { db } = database();
    /** The first instant of so many days in India, today included. */
    const { rows } = await sql<{ since: string }>`
      select ((now() at time zone 'Asia/Kolkata')::date - 6)::timestamp at time zone 'Asia/Kolkata' as since`.execute(
      db,
    );
    const since = new Date(rows[0]?.since ?? "").toISOString();
    await sql`delete from job`.execute(db);
    await sql`insert into job (company_po_id, account_id, actor, via, kind, job_state, params, ended_at)
      select 1, account_id, '', '', 'import_brand', job_state, '{}', ${since}::timestamptz + seconds * interval '1 second'
      from (values (1, 'failed', 0), (1, 'failed', -1), (1, 'done', 0), (3, 'failed', 0)) as made (account_id, job_state, seconds)`.execute(
      db,
    );
    expect((await counted(company)).get("jobs_failed")).toBe(1);
    expect((await counted(location)).get("jobs_failed")).toBe(1);
    const failed = { job_state: "failed", ended_since: since };
    expect(await total(jobs, { ...failed, user_po_id: "1" }, company)).toBe(1);
    expect(await total(jobs, failed, company)).toBe(2);
    expect(await total(jobs, { job_state: "failed", user_po_id: "1" }, company)).toBe(2);
    expect(() => v.parse(listQuery(jobs.rule), { ended_since: "yesterday" })).toThrow(
      "ended_since is an instant in UTC, like 2026-01-31T00:00:00Z",
    );
  });
});
