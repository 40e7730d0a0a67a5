import type { Connection, Context } from "../http/context.ts";

/** A job that is being worked on. */
export interface RunningJob {
  readonly jobId: number;
  readonly companyId: number;
  /** Who started it. */
  readonly accountId: number;
  /** What they may do now; with a token, what that may do of it. */
  readonly allowed: readonly string[];
  /** The location whose records it is about; null for the whole company. */
  readonly sellerId: number | null;
  readonly params: unknown;
  /** How far it has come, and where it ends. */
  readonly at: number;
  readonly end: number;
  /** How many rows are done. */
  readonly done: number;
  /** What calls of the service are made with, but for the connection: they are sent on the transaction of the chunk. */
  readonly context: Context;
}

/** What a chunk did. */
export interface ChunkResult {
  /** How far it has come now. */
  readonly at: number;
  readonly ok: number;
  readonly refused: number;
  readonly skipped: number;
  /** Whether nothing is left. */
  readonly isOver: boolean;
  /** Whether it waits for a word now, before it goes on. */
  readonly isReady?: boolean;
}

/**
 * A kind of job. Its work is done in chunks of at most 50 rows that are written, or as many that are read as take
 * 150 ms, each in a transaction of its own that also keeps how far it has come: what is done is done once, whatever dies
 * in between. A row that is refused goes back to a savepoint of its own.
 */
export interface JobKind {
  /** Whether one that failed or was cancelled goes on where it stopped, because what is done must not be done twice. */
  readonly goesOn?: boolean;
  /** Whether it makes a file although it goes on. */
  readonly makesFile?: boolean;
  /** The permissions that whoever started it must still have at each chunk, by what it is about and for whom; none where undefined. */
  asksFor?(params: unknown, whose: Pick<RunningJob, "sellerId">): string | readonly string[] | undefined;
  /** Looks how much there is to do, behind what, and where it ends: what is added later is not part of it. */
  begin(
    transaction: Connection,
    job: RunningJob,
  ): Promise<{ readonly total: number; readonly start: number; readonly end: number }>;
  /** Does the next chunk, behind `at`. It writes only through `transaction`. */
  work(transaction: Connection, job: RunningJob): Promise<ChunkResult>;
}
