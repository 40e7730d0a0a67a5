import type { Logger } from "pino";
import type { RestClient } from "../rest/client.ts";
import type { SessionControl } from "../session/session.ts";

/** Counts one attempt at something that is limited. */
export interface AttemptLimiter {
  /** Throws nothing: says whether the attempt may go on, and if not, after how many seconds. */
  attempt(
    keys: readonly string[],
  ): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
}

/** What every resolver gets: one plain object for each request. Made in `http/`, used by the nouns. */
export interface Context {
  readonly requestId: string;
  /** The caller's address, for limits and the audit trail. */
  readonly clientAddress: string;
  readonly rest: RestClient;
  readonly session: SessionControl;
  readonly signInAttempts: AttemptLimiter;
  readonly log: Logger;
  /** Where images are read from, ending in `/`, for example `/media/`. */
  readonly mediaBaseUrl: string;
  /** Per-request loaders, made on first use: `loader(key, make)` returns the same one for the same key object. */
  loader<T>(key: object, make: () => T): T;
}
