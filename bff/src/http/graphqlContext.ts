import type { Context } from "../graphql/context.ts";
import type { Operation } from "./operation.ts";

/** What Yoga carries through one request: the resolvers' context and what the HTTP layer notes beside it. */
export interface ServerContext extends Context {
  readonly operation: Operation;
  readonly developerMode: boolean;
  /** Aborted when the caller has gone or the time is up. */
  readonly signal: AbortSignal;
}
