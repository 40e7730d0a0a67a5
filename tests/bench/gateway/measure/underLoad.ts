import type { Pinned } from "../machine/pinned.ts";
import { type Load, type LoadOrder, sendLoad } from "../load/load.ts";

/** What a server did under one load. */
export interface UnderLoad {
  readonly load: Load;
  /** Microseconds of processor time for each request. */
  readonly cpu: number;
  readonly perSecond: number;
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
    cpu: (after.cpu - before.cpu) / load.requests,
    perSecond: load.requests / load.seconds,
    memory: after.memory,
    calls: calls === null ? null : calls / load.requests,
  };
}

/** How often the fixture was asked since it was last asked this. */
async function takeCalls(port: number | null): Promise<number | null> {
  if (port === null) return null;
  const answer = await fetch(`http://127.0.0.1:${port}/bench/calls`);
  return Number(await answer.text());
}
