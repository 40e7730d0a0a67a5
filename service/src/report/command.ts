import type { Storage } from "../db/database.ts";
import { openDatabase } from "../db/database.ts";
import { closeDays } from "./close.ts";
import { rebuildSales } from "./rebuild.ts";

/**
 * `main.js rebuild-sales`: closes the days that are over, compares every closed day with its orders and repairs what differs.
 * @param say is told each day that differed, and then how many did
 * @throws FolderUnusable while a service has the embedded database open
 */
export async function rebuild(storage: Storage, say: (line: string) => void): Promise<void> {
  const database = await openDatabase(storage);
  try {
    const found = await database.unlimited(async (db) => {
      await closeDays(db);
      return rebuildSales(db);
    });
    for (const { company_po_id, day } of found) say(`Company ${company_po_id}, ${day}: reckoned anew`);
    say(
      found.length === 0 ? "All days are as their orders say." : `${found.length} days were reckoned anew.`,
    );
  } finally {
    await database.close();
  }
}
