import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/database.ts";
import { seedDemo } from "./seed.ts";

/** Seeds an empty database with the demo companies and draws their images; does nothing when there is data. */
export async function prepareDemo(database: OpenDatabase, config: Config): Promise<void> {
  const seeded = await seedDemo(database.db, config.settings);
  if (seeded === undefined) return;
  // Loaded here, because drawing is needed once in the life of a database and its library is large.
  const { drawDemoImages } = await import("./images.ts");
  await drawDemoImages(config.demoMediaFolder, seeded);
}
