import type { Reach } from "./webhook/network.ts";

/** The part of the configuration that business rules depend on. */
export interface Settings {
  /** Which reading of the business types is in force (decision D-26). */
  readonly businessTypes: "nine" | "two";
  /** Address of the console, without a slash at the end, for links in mails. */
  readonly publicUrl: string;
  /** Cost of a password hash; lower in tests only. */
  readonly passwordCost: "strong" | "test";
  /** How long after an invitation the next one to the same account may leave: nobody's mailbox is filled by asking again. */
  readonly secondsBetweenMails: number;
  /** How many mails a company may send in an hour to addresses that nobody has shown to be theirs. */
  readonly strangerMailsAnHour: number;
  /** How many mails of a company may leave in an hour to customers, about their orders. */
  readonly customerMailsAnHour: number;
  /** How many bytes of files that jobs have made or read in each company may keep. */
  readonly keptByJobs: number;
  /** Whether customers get mails about their orders; a storefront may send its own. */
  readonly orderMails: boolean;
  /** How many rows a file that is imported may have. */
  readonly importRows: number;
  /** How many of them may be written in one transaction, all or none; 0 where such a one would hold up everybody. */
  readonly importRowsAtOnce: number;
  /** The codes that customers give to whoever hands over are derived from it. */
  readonly codeKey: string;
  /** Keeps what belongs to signing in unreadable in the database: secrets of the second step, addresses that are nobody's. */
  readonly signInKey: string;
  readonly webhooks: {
    /** Keeps secrets and headers of webhooks unreadable in the database. */
    readonly key: string;
    readonly reach: Reach;
  };
}
