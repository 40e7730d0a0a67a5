import { sql } from "kysely";
import type { Connection } from "../http/context.ts";

const first = [
  "Organic",
  "Handmade",
  "Wild",
  "Cold-Pressed",
  "Reclaimed",
  "Solar",
  "Woven",
  "Stone-Ground",
  "Natural",
  "Himalayan",
  "Coastal",
  "Heirloom",
];
const second = [
  "Bamboo",
  "Cotton",
  "Neem",
  "Copper",
  "Jute",
  "Clay",
  "Millet",
  "Coir",
  "Hemp",
  "Turmeric",
  "Cork",
  "Khadi",
  "Coconut",
  "Areca",
  "Tulsi",
];
const third = [
  "Bottle",
  "Basket",
  "Soap",
  "Kurta",
  "Planter",
  "Brush",
  "Tea",
  "Oil",
  "Notebook",
  "Lantern",
  "Mat",
  "Bowl",
  "Towel",
  "Flour",
  "Balm",
  "Tote",
];

const batch = 5000;

/**
 * Makes products for load, spread over the locations, brands and categories of level 3 of each company; every third one has
 * three variants. Nothing enters the audit trail.
 * @param count for each company, 100 to 100,000
 * @throws when a company has no location or no category of level 3
 */
export async function generateProducts(
  db: Connection,
  companies: readonly number[],
  count: number,
): Promise<void> {
  for (const company of companies)
    for (let done = 0; done < count; done += batch) {
      const size = Math.min(batch, count - done);
      await db.transaction().execute(async (transaction) => {
        await sql`select set_config('service.audit', 'off', true)`.execute(transaction);
        const { numAffectedRows } = await insertBatch(transaction, company, done, size);
        if (Number(numAffectedRows) === 0)
          throw new Error(`Company ${company} has no location or no category of level 3`);
      });
    }
  await sql`analyze product`.execute(db);
  await sql`analyze variant`.execute(db);
}

function insertBatch(db: Connection, company: number, from: number, size: number) {
  return sql`
    with place as (
      select array_agg(seller_id order by seller_id) as sellers from seller where company_po_id = ${company}
    ), names as (
      select array_agg(brand_id order by brand_id) as brands from brand where company_po_id = ${company}
    ), leaf as (
      select level1_id, level2_id, level3_id, row_number() over (order by level3_id) - 1 as position, count(*) over () as total
      from category3 where company_po_id = ${company}
    ), words as (
      select ${first}::text[] as first, ${second}::text[] as second, ${third}::text[] as third
    ), made as (
      insert into product (company_po_id, seller_id, prod_status, prod_name, prod_brand, category1_id, category2_id,
        category3_id, prod_varient_enabled, product_price, cgst, sgst, igst, sku_seller, country_origin, prod_description, created_at, updated_at)
      select ${company}, sellers[1 + n % cardinality(sellers)],
        (array['enabled', 'enabled', 'enabled', 'enabled', 'pending', 'draft', 'rectification', 'disabled'])[1 + n % 8],
        first[1 + n * 7 % cardinality(first)] || ' ' || second[1 + n * 11 % cardinality(second)] || ' '
          || third[1 + n * 13 % cardinality(third)] || ' No. ' || n,
        case when brands is null then null else brands[1 + n % cardinality(brands)] end,
        level1_id, level2_id, level3_id, n % 3 = 0,
        case when n % 3 = 0 then null else 50 + n * 37 % 5000 end, 6, 6, 12, 'LOAD-' || n || '-' || gen_random_uuid(), 'IND',
        '<p>Made for measuring, number ' || n || '.</p>',
        now() - n % 500 * interval '1 hour', now() - n % 300 * interval '1 hour'
      from generate_series(${from + 1}::int, ${from + size}::int) as n, place, names, words, leaf
      where sellers is not null and leaf.position = n % leaf.total
      returning prod_id, seller_id, company_po_id, prod_varient_enabled
    ), varied as (
      insert into variant (prod_id, seller_id, company_po_id, short_name, long_name, product_price, default_price, display_order_id)
      select prod_id, seller_id, company_po_id, size, 'Size ' || size, 100 * place, place = 1, place
      from made, unnest(array['S', 'M', 'L']) with ordinality as sizes(size, place)
      where prod_varient_enabled
    )
    update company set maximum_products = greatest(maximum_products, 1000000)
    where company_po_id = ${company} and exists (select from made)`.execute(db);
}
