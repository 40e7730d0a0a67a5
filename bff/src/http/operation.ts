import { randomUUID } from "node:crypto";
import type { Source } from "graphql";

/**
 * What is noted of one GraphQL request on its way: for the response's extensions, the log and the metrics. One plain
 * object for each request, beside the context that resolvers see.
 */
export interface Operation {
  readonly requestId: string;
  readonly startedAt: number;
  /** The operation's name, cut to 64 characters; null before it is known. */
  name: string | null;
  /** Whether the document is one of the console's own. */
  isStored: boolean;
  /** Whether it is answered with a stream. */
  isStream: boolean;
  /** The document's text; null before it was parsed. */
  source: Source | null;
  /** Nodes asked for; null when it was not counted. */
  cost: number | null;
  /** How many more reads it may make of the service. */
  readsLeft: number;
  /** What became of it, in one word: `ok`, or the code of its first error. */
  outcome: string;
}

/** What is noted of a request that has just come in. */
export function newOperation(): Operation {
  return {
    requestId: randomUUID(),
    startedAt: performance.now(),
    name: null,
    isStored: false,
    isStream: false,
    source: null,
    cost: null,
    readsLeft: Number.POSITIVE_INFINITY,
    outcome: "abandoned",
  };
}
