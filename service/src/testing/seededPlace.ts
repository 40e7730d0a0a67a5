import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { Storage } from "../db/database.ts";
import { copySeeded, type Engine } from "./seededCopy.ts";

/** Where a program of its own keeps its data. */
export interface Place {
  readonly storage: Storage;
  /** What tells the program. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A copy of the seeded database for the test that runs: the embedded engine takes seconds to make one anew. */
export async function seededPlace(engine: Engine): Promise<Place> {
  if (engine === "PGlite") {
    const folder = await mkdtemp(join(tmpdir(), "service-data-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(inject("seededFolder"), folder, { recursive: true });
    return { storage: { kind: "folder", folder }, environment: { DATA_DIR: folder } };
  }
  const { storage, url, remove } = await copySeeded(engine);
  onTestFinished(remove);
  return { storage, environment: { DATABASE_URL: url } };
}
