import type { Pinned } from "../machine/pinned.ts";
import type { Spelling } from "../workload/requests.ts";

/** How a server came to its responses. */
export type Way = "shipped" | "documented" | "our client" | "limit";

/** A server that answers the workloads. */
export interface Contestant {
  /** Short, for the JSON. */
  readonly key: string;
  readonly name: string;
  readonly way: Way;
  /** How it is asked. */
  readonly spelling: Spelling;
  /** Whether it only takes open queries of our gateway's limits. */
  readonly isOpenOnly: boolean;
  /** Starts a fresh process. `response` is what the static server sends, whatever it is asked. */
  start(ports: Ports, response: Buffer): Promise<Pinned>;
}

/** Where a server listens, and where it finds the REST upstream. */
export interface Ports {
  readonly own: number;
  readonly rest: number;
}
