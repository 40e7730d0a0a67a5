import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { provideSeededDatabases } from "./seededDatabases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Data folder with a migrated and seeded embedded database, for programs. */
    readonly seededFolder: string;
  }
}

/** Every test file of the service works on its own copy of these. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const remove = await provideSeededDatabases(project);
  const folder = await mkdtemp(join(tmpdir(), "seeded-folder-"));
  const snapshot = new Blob([await readFile(project.getProvidedContext().snapshotFile)]);
  await (await PGlite.create({ dataDir: join(folder, "postgres"), loadDataDir: snapshot })).close();
  project.provide("seededFolder", folder);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await remove();
  };
}
