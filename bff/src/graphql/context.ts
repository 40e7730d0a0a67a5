import type { Logger } from "pino";
import type { RestClient } from "../rest/client.ts";
import type { Viewing } from "../access/user.ts";
import type { Storage } from "../storage/objectStore.ts";

/** Counts one attempt at something that is limited. */
export interface AttemptLimiter {
  /**
   * Throws nothing: says whether the attempt may go on, and if not, after how many seconds. It counts under each key, in their
   * order, or, when one of them refuses it, under none.
   */
  attempt(
    keys: readonly string[],
  ): Promise<{ allowed: true } | { allowed: false; refusedBy: string; retryAfterSeconds: number }>;
  /** The attempt turned out to be rightful: an account's count starts again, the others get their one back. */
  forgive(keys: readonly string[]): Promise<void>;
  /** The attempt was none after all: it counts for nothing. */
  giveBack(keys: readonly string[]): Promise<void>;
  /** Begins each count anew. */
  clear(keys: readonly string[]): Promise<void>;
}

/** The browser or program that sends the request, as far as it can be known again. */
export interface CallerDevice {
  /** What it showed; null for one that was never introduced. */
  readonly secret: string | null;
  /** As its owner recognises it: `Firefox on Windows`. */
  readonly name: string;
  /** Makes it known again for so many seconds; returns what it will show, the same however often it is called. */
  introduce(seconds: number): string;
}

/** The browser of a delivery user who has opened their personal link. It is no session of the console: nothing but their round looks at it. */
export interface DeliveryBrowser {
  /** What it shows; null for a browser that has opened no link, and for programs with a token. */
  readonly secret: string | null;
  /** Has it come again with this secret for so many seconds. */
  keep(secret: string, seconds: number): void;
}

/** Lets only so much work of one kind run at a time. */
export interface WorkLimiter {
  /** Runs the work when its turn comes. Throws `RateLimitedError` when too much is waiting already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** What the service is told of when an owner has done it for the first time, or again (Document 1 §4). */
export type ProgressPart =
  | "level1Category"
  | "level2Category"
  | "level3Category"
  | "banner"
  | "collection"
  | "seller"
  | "finish";

/** The number of the page that stands for each part; a part without one is not told (decision D-40). */
export type ProgressPages = Readonly<Partial<Record<ProgressPart, number>>>;

/** What this installation is set up for; the same for every request. */
export interface Installation {
  /** The service's code of the country people register in (Document 1 §9). */
  readonly countryCode: string;
  /** Which reading of the types of businesses the service goes by (decision D-26). */
  readonly businessTypes: "nine" | "two";
  /** How long the last part of an e-mail address may be: 4 in Document 1 §5 (decision D-17). */
  readonly topLevelLength: number;
  readonly progressPages: ProgressPages;
  /** Who runs the installation: the name in the footer (Document 2 §2). */
  readonly vendorName: string;
}

/** What reading records needs; also for work that no request is behind, in the name of a user. */
export interface RecordContext {
  readonly rest: RestClient;
  readonly session: Viewing;
  /** Loaders, made on first use: `loader(key, make)` returns the same one for the same key object. */
  loader<T>(key: object, make: () => T): T;
}

/** Where a request writes what has to be known of it. */
export type RequestLogger = Pick<Logger, "info" | "warn" | "error">;

/**
 * What every resolver gets: one plain object for each request, made in `http/`. A room above this one declares what it
 * adds where its type stands (`declare module`): `session` and `origins`, `uploads`, `chat`.
 */
export interface Context extends RecordContext {
  readonly requestId: string;
  /** The caller's address, for limits and the audit trail. */
  readonly clientAddress: string;
  readonly installation: Installation;
  readonly attempts: AttemptLimiter;
  readonly device: CallerDevice;
  readonly deliveryBrowser: DeliveryBrowser;
  /** Whatever makes the service hash a password goes through here, so that a flood of it stops nothing else. */
  readonly passwordWork: WorkLimiter;
  /** Whatever decodes a picture goes through here, for the same reason. */
  readonly imageWork: WorkLimiter;
  readonly storage: Storage;
  /** Goes on with something when the request is over, as the same caller, for ten minutes at most. What fails is logged. */
  goOn(work: (rest: RestClient) => Promise<void>): void;
  readonly log: RequestLogger;
  /** Where images are read from, ending in `/`, for example `/media/`. */
  readonly mediaBaseUrl: string;
}
