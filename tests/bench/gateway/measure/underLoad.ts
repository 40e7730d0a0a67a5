import type { Pinned } from "../machine/pinned.ts";
import { type Load, type LoadOrder, sendLoad } from "../load/load.ts";

/** What a server did under one load. */
export interface UnderLoad {
  readonly load: Load;
  /** Microseconds of processor time for each accepted request; what refusing others cost is part of it. */
  readonly cpu: number;
  /** Accepted. */
  readonly perSecond: number;
  /** The share of the requests that was refused. */
  readonly refused: number;
  /** The share that failed otherwise. */
  readonly failed: number;
  /** Megabytes at the end. */
  readonly memory: number;
  /** Calls to the upstream for each request; null when that was not the fixture. */
  readonly calls: number | null;
}

/** Sends load to a server and reads what that cost it. `fixturePort` is the upstream's, when that counts its calls. */
export async function underLoad(
  server: Pick<Pinned, "figures">,
  order: LoadOrder,
  fixturePort: number | null,
): Promise<UnderLoad> {
  let before = server.figures();
  let forget: Promise<number | null> = Promise.resolve(null);
  const load = await sendLoad(order, () => {
    before = server.figures();
    forget = takeCalls(fixturePort);
  });
  const after = server.figures();
  await forget;
  const calls = await takeCalls(fixturePort);
  return {
    load,
    cpu: (after.cpu - before.cpu) / load.accepted.count,
    perSecond: load.accepted.count / load.seconds,
    refused: load.refused.count / load.requests,
    failed: (load.failed + load.broken) / load.requests,
    memory: after.memory,
    calls: calls === null ? null : calls / load.accepted.count,
  };
}

/** How often the fixture was asked since it was last asked this. */
async function takeCalls(port: number | null): Promise<number | null> {
  if (port === null) return null;
  const response = await fetch(`http://127.0.0.1:${port}/bench/calls`);
  return Number(await response.text());
}
