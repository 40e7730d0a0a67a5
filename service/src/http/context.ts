import type { Kysely, Transaction } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/schema.ts";
import type { EventSignal } from "../event/signal.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Queue } from "../queue/queue.ts";
import type { Settings } from "../settings.ts";
import type { TokenStore } from "./access.ts";
import type { Limits } from "./limits.ts";

/** The database or a transaction on it: what a store works with. */
export type Connection = Kysely<Database> | Transaction<Database>;

/** What an operation may use besides its input. */
export interface Context {
  /** For a write the transaction that is committed with the response, else the pool. */
  readonly db: Connection;
  /** Who acts, from X-Actor; empty when the caller does not say (decision D-75). */
  readonly actor: string;
  /** Address of the caller, for limits. */
  readonly address: string;
  /** The device that the caller says it is, as its owner recognises it; null when it does not say. */
  readonly device: string | null;
  readonly settings: Settings;
  readonly tokens: TokenStore;
  readonly limits: Limits;
  readonly mailer: Mailer;
  /** Work that is done after the call, and survives the service. */
  readonly queue: Queue;
  readonly events: EventSignal;
  readonly log: FastifyBaseLogger;
  /** Sets a header of the response, for example X-Total-Count. */
  setHeader(name: string, value: string): void;
  /** Runs once the transaction is committed; failures are logged, the response stands. */
  afterCommit(work: () => Promise<void>): void;
}
