/**
 * What is noted of one GraphQL request on its way: for the answer's extensions, the log and the metrics. One plain
 * object for each request, beside the context that resolvers see.
 */
export interface Operation {
  readonly requestId: string;
  readonly startedAt: number;
  /** The operation's name, cut to 64 characters; null before it is known. */
  name: string | null;
  /** Whether the document is one of the console's own. */
  isStored: boolean;
  /** Nodes asked for; null when it was not counted. */
  cost: number | null;
  /** What became of it, in one word: `ok`, or the code of its first error. */
  outcome: string;
}

/** Who may see what about the schema and the calls behind it. */
export interface Insight {
  /** The gateway runs in developer mode. */
  readonly developerMode: boolean;
  /** Signed in: may read the schema and helpful messages. */
  readonly isSignedIn: boolean;
}
