import { freePort } from "../../../servers/freePort.ts";
import type { Contestant } from "../contestant/contestant.ts";
import { type Load, type LoadOrder, sendLoad } from "../load/load.ts";
import type { Pinned } from "../machine/pinned.ts";
import { type Latency, rounded } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { requestsOf } from "../workload/requests.ts";
import type { Workload } from "../workload/workloads.ts";

/** A running server and how to send it load. */
export interface Running {
  readonly server: Pinned;
  readonly port: number;
  /** An order of this workload, with everything but how much. */
  order(workload: Workload): Pick<LoadOrder, "port" | "requests">;
}

/** Runs `work` with a fresh process of a contestant and ends it. */
export async function withServer<T>(
  contestant: Contestant,
  { fixturePort, viewers }: Dataset,
  work: (running: Running) => Promise<T>,
  restPort = fixturePort,
): Promise<T> {
  const port = await freePort();
  const server = await contestant.start({ own: port, rest: restPort }, Buffer.alloc(0));
  try {
    return await work({
      server,
      port,
      order: (workload) => ({ port, requests: requestsOf(workload, viewers, port, contestant.spelling) }),
    });
  } finally {
    await server.stop();
  }
}

/** Requests a second that it answers at most, once warm. */
export async function maximumOf(
  order: Pick<LoadOrder, "port" | "requests">,
  warmUp: number,
): Promise<number> {
  const load = await sendLoad({ ...order, connections: 64, warmUp, seconds: 2, rate: null });
  if (load.failed > 0) throw new Error(`Requests failed: ${JSON.stringify(load)}`);
  return load.accepted.count / load.seconds;
}

/** The times of what was accepted. */
export function latencyOf({ accepted, seconds }: Load): Latency {
  return { perSecond: rounded(accepted.count / seconds, 0), p50: accepted.p50, p99: accepted.p99 };
}
