import type { Client } from "../contract/http/client.ts";

/** The times of one kind of call, in milliseconds. */
export interface Times {
  readonly median: number;
  readonly p95: number;
  readonly slowest: number;
}

/**
 * Sends the paths one after the other, several rounds of all of them, after one unmeasured round.
 * @throws Error when a call fails: a fast refusal is no figure
 */
export async function measure(client: Client, paths: readonly string[], rounds: number): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const path of paths) {
      const started = performance.now();
      const { status, text } = await client.call({ method: "GET", path });
      if (status !== 200) throw new Error(`GET ${path} answered ${status} ${text.slice(0, 200)}`);
      if (round > 0) times.push(performance.now() - started);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { median: at(0.5), p95: at(0.95), slowest: at(1) };
}
