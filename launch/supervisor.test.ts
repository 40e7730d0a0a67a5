import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

const within = (file: string): string => JSON.stringify(join(import.meta.dirname, file));

/** Programs that write their process id into a file, and what starts them. */
function supervised(work: string): { child: ChildProcess; pidOf: (name: string) => Promise<number> } {
  const folder = mkdtempSync(join(tmpdir(), "supervised-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = `
    import { run } from ${within("command.ts")};
    import { Supervisor } from ${within("supervisor.ts")};
    import { createServer } from "node:http";
    const answering = createServer((_, response) => response.end());
    await new Promise((listening) => answering.listen(0, "127.0.0.1", listening));
    const answers = "http://127.0.0.1:" + answering.address().port;
    const silent = "http://127.0.0.1:1";
    const writesPid = (name) => "require('fs').writeFileSync('" + name + "', String(process.pid)); setInterval(() => {}, 1000);";
    const drainsLong = "process.on('SIGTERM', () => {});";
    const supervisor = new Supervisor();
    const start = (name, address, code = "") =>
      supervisor.start(name, ["-e", code + writesPid(name)], ".", process.env, address);
    ${work}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    stdio: "ignore",
  });
  const written = (name: string) => Number(readFileSync(join(folder, name), "utf8"));
  const pidOf = async (name: string) => {
    const pid = await vi.waitUntil(() => attempt(() => written(name)) || undefined, { timeout: 60_000 });
    onTestFinished(() => void attempt(() => Number(process.kill(pid, "SIGKILL"))));
    return pid;
  };
  return { child, pidOf };
}

function attempt(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}

const isRunning = (pid: number): boolean => attempt(() => Number(process.kill(pid, 0))) === 1;

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => child.once("exit", (code) => done(code)));

test("a signal while the second program is starting ends the first as well", async () => {
  const { child, pidOf } = supervised(`
    try {
      await start("service", answers);
      await start("gateway", silent);
    } catch {
      await supervisor.stop(1);
    }`);
  const pids = [await pidOf("service"), await pidOf("gateway")];
  const code = ended(child);
  child.kill("SIGTERM");
  expect(await code).toBe(0);
  await vi.waitUntil(() => !pids.some(isRunning), { timeout: 60_000 });
});

test("a second signal waits for nobody who drains, and leaves nobody behind", async () => {
  const { child, pidOf } = supervised(`
    await start("service", answers, drainsLong);
    await start("gateway", answers, drainsLong);`);
  const pids = [await pidOf("service"), await pidOf("gateway")];
  const code = ended(child);
  child.kill("SIGTERM");
  child.kill("SIGINT");
  expect(await code).toBe(1);
  await vi.waitUntil(() => !pids.some(isRunning), { timeout: 60_000 });
});

test("a signal while something is built ends what builds", async () => {
  const { child, pidOf } = supervised(`await run(process.execPath, ["-e", writesPid("build")], ".");`);
  const pid = await pidOf("build");
  const code = ended(child);
  child.kill("SIGTERM");
  expect(await code).toBe(0);
  await vi.waitUntil(() => !isRunning(pid), { timeout: 60_000 });
});
