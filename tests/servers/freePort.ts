import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give away by themselves (Linux: from 32768): whoever asks for "any" port, or only connects
 * somewhere, cannot take one from here between the moment it is found free and the moment it is used.
 */
const lowest = 20_000;
const highest = 32_000;

/** More than are ever taken at the same time by chance. */
const attempts = 50;

/** Those that this program was given: it may not use one before it asks for the next. */
const given = new Set<number>();

/** A port that nobody listens on at the moment, and that nobody is likely to take soon. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error("There is no free port.");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer();
    probe.once("error", () => found(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => found(true)));
  });
}
