import { readConfig } from "../config.ts";
import { openDatabase } from "../db/database.ts";
import type { Connection } from "../http/context.ts";
import { migrate } from "../db/migrate.ts";
import { generateProducts } from "./generate.ts";
import { generateOrders } from "./generateOrders.ts";

// node service/src/demo/runGenerate.ts <company_po_id> <count> [products|orders], with the environment of the service, which must be stopped
// when it runs on the embedded database.
const [company = 0, count = 0] = process.argv.slice(2, 4).map(Number);
const what = process.argv[4] ?? "products";
const generate = {
  products: (db: Connection) => generateProducts(db, [company], count),
  orders: (db: Connection) => generateOrders(db, company, count),
}[what];
if (
  generate === undefined ||
  !Number.isInteger(company) ||
  company < 1 ||
  !Number.isInteger(count) ||
  count < 100 ||
  count > 100_000
) {
  console.error("Usage: runGenerate.ts <company_po_id> <number, 100 to 100000> [products|orders]");
  process.exit(1);
}
const { db, close } = await openDatabase(readConfig(process.env).storage);
const started = performance.now();
await migrate(db);
await generate(db);
await close();
console.log(`${count} ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
