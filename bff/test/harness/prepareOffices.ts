import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { drawDemoImages } from "../../../service/src/demo/images.ts";
import { provideSeededDatabases } from "../../../service/src/testing/seededDatabases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder with the pictures of the demo companies. */
    readonly demoMediaFolder: string;
  }
}

/** Seeds the demo once for all test files of the gateway; each back office works on its own copy. */
export default async function prepareOffices(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "demo-media-"));
  project.provide("demoMediaFolder", folder);
  const remove = await provideSeededDatabases(project, (seeded) => drawDemoImages(folder, seeded));
  return async () => {
    await remove();
    await rm(folder, { recursive: true, force: true });
  };
}
