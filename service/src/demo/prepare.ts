import { sql } from "kysely";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/database.ts";
import { seedDemo } from "./seed.ts";
import { seedOrders } from "./seedOrders.ts";
import { whileAsking } from "./whileAsking.ts";

/**
 * Seeds an empty database with the demo companies and draws their images; does nothing when there is data.
 * @throws the error of the file system when the media folder cannot be written
 */
export async function prepareDemo(database: OpenDatabase, config: Config): Promise<void> {
  await seedDemo(database.db, config.settings, async (seeded, db) => {
    await seedOrders(db, seeded.verdant, new Date());
    // Loaded here, because drawing is needed once in the life of a database and its library is large.
    const { drawDemoImages } = await import("./images.ts");
    await whileAsking(drawDemoImages(config.demoMediaFolder, seeded), () => sql`select 1`.execute(db));
  });
}
