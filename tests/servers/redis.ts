import { spawn, spawnSync } from "node:child_process";
import { freePort } from "./freePort.ts";
import type { Started } from "./servers.ts";

/** Starts the installed Redis without files. */
export async function startRedis(): Promise<Started> {
  if (spawnSync("redis-server", ["--version"], { stdio: "ignore" }).status !== 0) return null;
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn("redis-server", args, { stdio: ["ignore", "pipe", "ignore"] });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  await new Promise<void>((ready, failed) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Ready to accept connections")) ready();
    });
    child.once("close", () => failed(new Error("Redis ended instead of starting.")));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
