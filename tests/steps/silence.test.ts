import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runUnlessSilent } from "./silence.ts";
import { print } from "./output.ts";
import { check, type Step, total } from "./step.ts";
import { runVitest, unitTests } from "./unitTests.ts";

const root = resolve(import.meta.dirname, "../..");
const context = { root, environment: process.env };

/** What is printed from here on, instead of printing it. */
function printed(): () => string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([text]) => String(text)).join("");
}

const forEver = new Promise<never>(() => {});

test("a step that hangs is given up, by the name of the check that has not ended", async () => {
  const text = printed();
  const step: Step = {
    name: "hangs",
    title: "A step",
    run: async () =>
      total([await check("goes well", async () => {}), await check("waits for ever", () => forEver)]),
  };
  expect(await runUnlessSilent(step, context, { silence: 100, grace: 100 })).toEqual({
    passed: 0,
    failed: 1,
    results: new Map([["waits for ever", false]]),
  });
  expect(text()).toContain("✓ goes well");
  expect(text()).toContain("✗ waits for ever: has not ended");
});

test("a step that takes longer than the longest silence, but says something, is waited for", async () => {
  printed();
  const step: Step = {
    name: "slow",
    title: "A step",
    async run() {
      for (let line = 0; line < 12; line += 1) {
        print(`${line}\n`);
        await new Promise((next) => setTimeout(next, 100));
      }
      return { passed: 12, failed: 0 };
    },
  };
  expect(await runUnlessSilent(step, context, { silence: 1_000, grace: 100 })).toEqual({
    passed: 12,
    failed: 0,
  });
});

test("of unit tests that hang the others count, the file is named, and what it started is ended", async () => {
  const text = printed();
  const folder = mkdtempSync(join(tmpdir(), "hanging-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, content: string): void => writeFileSync(join(folder, file), content);
  write("vitest.config.mjs", "export default { test: { globals: true, maxWorkers: 2 } };");
  write("fine.test.js", `test("is fine", () => { expect(1).toBe(1); });`);
  write(
    "hangs.test.js",
    `import { spawn } from "node:child_process";
     import { writeFileSync } from "node:fs";
     test("never ends", () => {
       const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
       writeFileSync("pid", String(child.pid));
       for (;;);
     });`,
  );
  const step: Step = { ...unitTests, run: (given) => runVitest(folder, given) };
  expect(await runUnlessSilent(step, context, { silence: 20_000, grace: 20_000 })).toEqual({
    passed: 1,
    failed: 1,
    results: new Map([
      ["fine.test.js › is fine", true],
      ["fine.test.js", true],
      ["hangs.test.js", false],
    ]),
  });
  expect(text()).toContain("✗ hangs.test.js has not ended");
  const pid = Number(readFileSync(join(folder, "pid"), "utf8"));
  await vi.waitUntil(() => !isRunning(pid), { timeout: 60_000 });
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
