import { readConfig } from "../config.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { generateProducts } from "./generate.ts";

// node service/src/demo/runGenerate.ts <company_po_id> <count>, with the environment of the service, which must be stopped
// when it runs on the embedded database.
const [company = 0, count = 0] = process.argv.slice(2).map(Number);
if (!Number.isInteger(company) || company < 1 || !Number.isInteger(count) || count < 100 || count > 100_000) {
  console.error("Usage: runGenerate.ts <company_po_id> <number of products, 100 to 100000>");
  process.exit(1);
}
const { db, close } = await openDatabase(readConfig(process.env).storage);
const started = performance.now();
await migrate(db);
await generateProducts(db, company, count);
await close();
console.log(`${count} products in ${((performance.now() - started) / 1000).toFixed(1)} s`);
