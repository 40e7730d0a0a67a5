import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spawnService } from "./program.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "service-program-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a test that runs into its time limit", () => {
  let child: ChildProcess | undefined;

  test.fails("fails", { timeout: 100 }, async () => {
    child = spawnService({ DATA_DIR: folder, PORT: "0" });
    await new Promise(() => undefined);
  });

  test("leaves no service behind", () => {
    expect(child?.signalCode).toBe("SIGKILL");
  });
});
