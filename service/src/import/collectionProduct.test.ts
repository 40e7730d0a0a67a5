import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { generateProducts } from "../demo/generate.ts";
import { startService } from "../server.ts";
import { signedInCaller } from "../testing/caller.ts";
import { checked, ran, rowsOf, startImport } from "../testing/imports.ts";
import { testConfig } from "../testing/engines.ts";
import { seededPlace } from "../testing/seededPlace.ts";

test("a check already says which products a collection has no room for, and counts those that rows before put in", async () => {
  const { storage } = await seededPlace("PGlite");
  const { db, close } = await openDatabase(storage);
  await generateProducts(db, [1], 5_010);
  await sql`insert into collection_product (collection_id, prod_id, seller_id, company_po_id, order_id)
    select 1, prod_id, seller_id, 1, row_number() over (order by prod_id) from product
    where company_po_id = 1 order by prod_id limit 4998 on conflict do nothing`.execute(db);
  const { rows: others } = await sql<{ prod_id: number }>`select prod_id from product
    where company_po_id = 1 and prod_id not in (select prod_id from collection_product where collection_id = 1)
    order by prod_id limit 4`.execute(db);
  const { rows: full } = await sql<{ count: number }>`select count(*)::int as count from collection_product
    where collection_id = 1`.execute(db);
  expect(full).toEqual([{ count: 4_998 }]);
  await close();
  const config = testConfig(storage);
  const service = await startService(config);
  const caller = { call: await signedInCaller(service.url, config.access) };
  const who = { company_po_id: 1, user_po_id: 1, kind: "collection_product" };
  const cells = others.map(({ prod_id }) => ["1", String(prod_id)]);
  const job = await startImport(caller, who, ["collection", "product_id"], cells);
  await checked(caller, job);
  const said = (await rowsOf(caller, job)).map(({ outcome, problems }) => [
    outcome,
    ...(problems ?? []).map(({ label, message }) => `${label ?? "row"}: ${message}`),
  ]);
  const refused = ["refused", "Collection: At most 5000 products in a collection"];
  expect(said).toEqual([["to_create"], ["to_create"], refused, refused]);
  expect(await ran(caller, job)).toMatchObject({ job: { ok_count: 2, refused_count: 2 } });
  await service.close();
});
