import type { Connection } from "../http/context.ts";

/** A try that is to come. */
export interface DueTry {
  readonly delivery_id: number;
  readonly webhook_id: number;
  /** How many there were before: another one in between makes it void. */
  readonly tries_count: number;
}

/** Has tries made so many seconds from now, when the transaction they are named in is committed. */
export type Later = (db: Connection, tries: readonly DueTry[], seconds: number) => Promise<void>;
