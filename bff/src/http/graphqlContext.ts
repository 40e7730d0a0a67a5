import type { Context } from "../graphql/context.ts";
import type { CallerIdentity } from "./callerIdentity.ts";
import type { Operation } from "./operation.ts";

/** The request of a stream, which outlives what one request may take. */
export interface StreamControl {
  /** Lets it take as long as it likes. */
  keepOpen(): void;
  /**
   * The context of the next event: the user as they are now, and loaders that have read nothing yet. Null when the
   * session has ended; rejects when that cannot be known.
   */
  renew(): Promise<ServerContext | null>;
}

/** What Yoga carries through one request: the resolvers' context and what the HTTP layer notes beside it. */
export interface ServerContext extends Context {
  readonly operation: Operation;
  readonly developerMode: boolean;
  /** Takes points off the budget of the token that calls; null for people. */
  readonly spend: CallerIdentity["spend"];
  /** The same for who is not signed in: off the budget of where they are. Null for who is. */
  readonly spendAsStranger: CallerIdentity["spend"];
  /** Sets headers of the response. */
  readonly setHeaders: (headers: Readonly<Record<string, string>>) => void;
  readonly stream: StreamControl;
  /** Aborted when the caller has gone or the time is up. */
  readonly signal: AbortSignal;
}
