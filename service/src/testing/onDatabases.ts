import { afterAll, beforeAll, describe } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { copySeeded, type Engine, everyEngine } from "./seededCopy.ts";

/** Runs tests on a copy of the seeded database of each engine, without a service in front of it. */
export function onEachDatabase(about: (database: () => OpenDatabase, engine: Engine) => void): void {
  describe.each(everyEngine)("on %s", (engine) => {
    let database: OpenDatabase;
    let remove = (): Promise<void> => Promise.resolve();
    beforeAll(async () => {
      const copy = await copySeeded(engine);
      database = await openDatabase(copy.storage);
      remove = copy.remove;
    });
    afterAll(async () => {
      await database.close();
      await remove();
    });
    about(() => database, engine);
  });
}
