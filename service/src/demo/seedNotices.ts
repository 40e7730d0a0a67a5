import { sql } from "kysely";
import type { Connection } from "../http/context.ts";

/** Seeds what the people of the demo were told of: some new, some read. */
export async function seedNotices(db: Connection): Promise<void> {
  const handedIn = sql`product.prod_status = 'pending' and account.seller_id is null`;
  const sentBack = sql`product.prod_status = 'rectification' and account.seller_id = product.seller_id`;
  await sql`insert into notification (account_id, company_po_id, seller_id, kind, entity, entity_id, subject_name,
      group_key, happened_at, created_at)
    select account.account_id, account.company_po_id, product.seller_id,
      case when account.seller_id is null then 'product.submitted' else 'product.returned' end,
      'product', product.prod_id::text, product.prod_name, 'demo:' || product.prod_id,
      now() - product.prod_id * interval '7 minutes', now() - product.prod_id * interval '7 minutes'
    from account join product on product.company_po_id = account.company_po_id
    where (${handedIn}) or (${sentBack})`.execute(db);
  await sql`insert into notification (account_id, company_po_id, seller_id, kind, entity, entity_id, subject_name,
      group_key, happened_at, created_at, seen_at, read_at)
    select account.account_id, account.company_po_id, seller.seller_id, 'seller.activated', 'seller',
      seller.seller_id::text, seller.business_name, 'demo:seller:' || seller.seller_id,
      now() - interval '2 days', now() - interval '2 days', now() - interval '1 day', now() - interval '1 day'
    from account join seller on seller.company_po_id = account.company_po_id
    where account.seller_id is null`.execute(db);
}
