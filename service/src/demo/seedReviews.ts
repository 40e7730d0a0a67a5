import { sql } from "kysely";
import type { Connection } from "../http/context.ts";

/**
 * Seeds what was decided about the demo's products: one that waits was sent back before and changed since, one that is on sale was
 * changed after it was let through, and the one that was sent back says which fields are to be put right.
 */
export async function seedReviews(db: Connection): Promise<void> {
  await sql`update product set prod_status_step = 1, prod_status_fields = ${JSON.stringify([
    { field: "summaryImageUploadId", remark: "The ingredient list on the image cannot be read" },
    { field: "description", remark: "Say how long it keeps" },
    { field: "hsnCode", remark: "Soap for babies has a code of its own" },
  ])} where prod_status = 'rectification' and prod_name = 'Goat Milk Baby Soap'`.execute(db);
  const insert = (
    decision: string,
    isBase: boolean,
    snapshot: string,
    of: string,
    remark = "prod_status_reason",
  ) =>
    sql`insert into product_review (prod_id, seller_id, company_po_id, decision, actor, remark, step, fields, snapshot, is_base, created_at)
      select product.prod_id, product.seller_id, product.company_po_id, ${sql.raw(decision)},
        ${sql.raw(
          isBase
            ? "'owner:' || (select min(account_id) from account where account.company_po_id = product.company_po_id and account.seller_id is null)"
            : "'seller:' || (select min(account_id) from account where account.seller_id = product.seller_id)",
        )},
        ${sql.raw(remark)}, prod_status_step, prod_status_fields, ${sql.raw(snapshot)}, ${isBase},
        product.updated_at - ${isBase ? "1 day" : "1 hour"}::interval
      from product where ${sql.raw(of)}`.execute(db);
  const content = "product_content(product)";
  await insert(
    "case prod_status when 'rectification' then 'returned' else prod_status end",
    true,
    `case prod_name when 'Copper Tongue Cleaner' then jsonb_set(${content}, '{product,prod_pack}', '"2 pieces"') else ${content} end`,
    "prod_status in ('enabled', 'rectification', 'disabled')",
  );
  await insert(
    "'returned'",
    true,
    `jsonb_set(jsonb_set(jsonb_set(${content}, '{product,product_price}', '289.00'), '{product,prod_pack}', '"Mint and coriander"'),
      '{product,prod_description}', '"<p>Two herbs that a kitchen asks for every day.</p>"')`,
    "prod_status = 'pending' and prod_name = 'Kitchen Herb Trio'",
    "'A kitchen asks for curry leaf as well'",
  );
  await insert("'submitted'", false, content, "prod_status = 'pending'");
  await sql`update product_review set is_changed = true from product
    where product.prod_id = product_review.prod_id and is_base and snapshot <> product_content(product)`.execute(
    db,
  );
}
