import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** Whether there is a Redis to start: the same hint as for tests that use the one that is given. */
export const hasRedis = process.env.TEST_REDIS_URL !== undefined;

/** A Redis that a test may take away. */
export interface RedisServer {
  /** Falls silent with its connections open, until it is woken. */
  sleep(): void;
  wake(): void;
  stop(): Promise<void>;
}

/** Starts a Redis of a test's own, because it is stopped or emptied there. */
export async function startRedis(port: number): Promise<RedisServer> {
  const child = spawn(
    "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  await new Promise<void>((ready, failed) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Ready to accept connections")) ready();
    });
    child.once("close", () => failed(new Error("Redis ended instead of starting.")));
  });
  return {
    sleep: () => void child.kill("SIGSTOP"),
    wake: () => void child.kill("SIGCONT"),
    async stop() {
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
