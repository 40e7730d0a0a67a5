import { sql } from "kysely";
import { openDatabase } from "../../../service/src/db/database.ts";
import { readConfig } from "../../../service/src/config.ts";
import { fernwayLocation, verdant } from "../../../service/src/demo/companies.ts";
import { generateProducts } from "../../../service/src/demo/generate.ts";
import type { Connection } from "../../../service/src/http/context.ts";
import type { Engine } from "../../faults/engine.ts";

/** A company with a catalogue, as far as its lists have to be asked for. */
export interface ListTenant {
  readonly company: number;
  readonly location: number;
  readonly brand: number;
  readonly category: number;
}

/** Categories below each other, and brands, of each company. */
const [level1s, level2s, level3s, brands] = [4, 3, 3, 10];

/**
 * Companies with a location, categories, brands and products, written straight into the tables: through the service's calls a
 * thousand would take longer than what is measured.
 */
export async function makeListTenants(
  engine: Engine,
  { tenants: count, productsOfEach }: { readonly tenants: number; readonly productsOfEach: number },
): Promise<ListTenant[]> {
  const { db, close } = await openDatabase(readConfig({ ...process.env, ...engine.environment }).storage);
  try {
    const tenants = await db.transaction().execute(async (transaction) => {
      await sql`select set_config('service.audit', 'off', true)`.execute(transaction);
      const made: ListTenant[] = [];
      for (let place = 1; place <= count; place += 1) made.push(await addTenant(transaction, place));
      return made;
    });
    const companies = tenants.map(({ company }) => company);
    await generateProducts(db, companies, productsOfEach);
    await sql`vacuum (analyze)`.execute(db);
    return tenants;
  } finally {
    await close();
  }
}

async function addTenant(db: Connection, place: number): Promise<ListTenant> {
  const { company_po_id: company } = await db
    .insertInto("company")
    .values({ ...verdant, business_name: `Scale ${place}`, business_subdomain: `scale-${place}` })
    .returning("company_po_id")
    .executeTakeFirstOrThrow();
  const { seller_id: location } = await db
    .insertInto("seller")
    .values({ ...fernwayLocation, company_po_id: company })
    .returning("seller_id")
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ brand: number; category: number }>`
    with level1 as (
      insert into category1 (company_po_id, level1_name, level1_order_id)
      select ${company}, 'Aisle ' || n, n from generate_series(1, ${level1s}::int) as n returning *
    ), level2 as (
      insert into category2 (company_po_id, level1_id, level2_name, level2_order_id)
      select ${company}, level1_id, 'Shelf ' || n, n from level1, generate_series(1, ${level2s}::int) as n returning *
    ), level3 as (
      insert into category3 (company_po_id, level1_id, level2_id, level3_name, level3_order_id)
      select ${company}, level1_id, level2_id, 'Box ' || n, n from level2, generate_series(1, ${level3s}::int) as n
    ), made as (
      insert into brand (company_po_id, brand_name)
      select ${company}, 'Brand ' || n from generate_series(1, ${brands}::int) as n returning *
    )
    select (select min(brand_id) from made)::int as brand, (select min(level1_id) from level1)::int as category`.execute(
    db,
  );
  return { company, location, brand: rows[0]?.brand ?? 0, category: rows[0]?.category ?? 0 };
}
