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
  return timesOf(times);
}

/** How long is measured, and how many call at once. */
interface Bound {
  readonly milliseconds: number;
  readonly atOnce: number;
}

/**
 * Makes the calls in turn until the time is over, each at least once after an unmeasured round.
 * @throws Error when a call fails: a fast refusal is no figure
 */
export async function inTurn(
  client: Client,
  calls: readonly Parameters<Client["call"]>[0][],
  { milliseconds, atOnce }: Bound,
): Promise<number[]> {
  const times: number[] = [];
  const one = async (call: Parameters<Client["call"]>[0]): Promise<number> => {
    const started = performance.now();
    const { status, text } = await client.call(call);
    if (status >= 300) throw new Error(`${call.path} answered ${status} ${text.slice(0, 200)}`);
    return performance.now() - started;
  };
  for (const call of calls) await one(call);
  const end = performance.now() + milliseconds;
  const worker = async (): Promise<void> => {
    do for (const call of calls) times.push(await one(call));
    while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

/** The middle, the 95th of a hundred and the slowest. */
export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { median: at(0.5), p95: at(0.95), slowest: at(1) };
}
