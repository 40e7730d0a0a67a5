import type { Caller } from "../harness/backOffice.ts";

/** What inputs name beside plain values; the ids must be of records that the rightful caller may use. */
export interface Named {
  /** `field` is that of the input which names it. */
  record(type: string, field: string): Promise<string>;
  upload(purpose: string): Promise<string>;
}

/** What the rightful caller does beforehand. */
export interface Preparation extends Named {
  readonly owner: Caller;
  /** The location whose seller tries. */
  readonly sellerId: string;
  /** Runs a mutation with what its input asks for and these values; gives the id of what it adds. */
  act(mutation: string, values?: Readonly<Record<string, unknown>>): Promise<string>;
}
