import type { TestProject } from "vitest/node";
import { provideSeededDatabases } from "./seededDatabases.ts";

/** Every test file of the service works on its own copy of these. */
export default (project: TestProject): Promise<() => Promise<void>> => provideSeededDatabases(project);
