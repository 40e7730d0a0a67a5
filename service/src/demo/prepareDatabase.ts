import type { Config } from "../config.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { prepareDemo } from "./prepare.ts";

/**
 * Makes the database and what the demo needs, and closes it: as a process of its own it gives back the memory that only this
 * takes, which is as much again as a service needs that runs.
 */
export async function prepareDatabase(config: Config): Promise<void> {
  const database = await openDatabase(config.storage);
  try {
    if ((await database.unlimited(migrate)) === "ours" && config.demo) await prepareDemo(database, config);
  } finally {
    await database.close();
  }
}
