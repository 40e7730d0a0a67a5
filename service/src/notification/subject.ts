import { sql } from "kysely";
import type { Connection } from "../http/context.ts";

interface Named {
  readonly key: string;
  readonly name: string;
  /** What people know it as, where they have no page of its own: its table and the column that names it. */
  readonly as?: { readonly entity: string; readonly key: string };
}

/** Records that notices are about: where their name stands. */
const named: Readonly<Record<string, Named>> = {
  product: { key: "prod_id", name: "prod_name" },
  seller: { key: "seller_id", name: "business_name" },
  job: { key: "job_id", name: "replace(kind, '_', ' ')" },
  webhook: { key: "webhook_id", name: "hook_name" },
  fulfilment: { key: "fulfilment_id", name: "order_no" },
  refund: {
    key: "refund_id",
    name: "(select order_no from company_order where company_order.order_id = refund.order_id)",
  },
  stock: {
    key: "stock_id",
    name: `(select concat_ws(', ', prod_name, long_name) from product
      left join variant on variant.varient_id = stock.varient_id where product.prod_id = stock.prod_id)`,
    as: { entity: "product", key: "prod_id" },
  },
  delivery_user: { key: "delivery_user_id", name: "delivery_user_name" },
  account_device: { key: "device_id", name: "device_name" },
  account: { key: "account_id", name: "concat_ws(' ', first_name, last_name)" },
};

/** What a notice is about, and what that is called now. */
interface Subject {
  readonly entity: string;
  readonly id: number;
  readonly name: string;
}

/** What is told of as the subject of an event about a record; undefined when it is gone. */
export async function subjectOf(db: Connection, entity: string, id: number): Promise<Subject | undefined> {
  const place = named[entity];
  if (place === undefined) return undefined;
  const { entity: shown, key } = place.as ?? { entity, key: place.key };
  const { rows } = await sql<{ name: string; id: number }>`
    select ${sql.raw(place.name)} as name, ${sql.ref(key)} as id
    from ${sql.table(entity)} where ${sql.ref(place.key)} = ${id}`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : { entity: shown, ...row };
}
