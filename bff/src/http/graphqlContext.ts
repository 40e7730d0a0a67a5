import type { Context } from "../graphql/context.ts";
import type { CallerIdentity } from "./callerIdentity.ts";
import type { Operation } from "./operation.ts";

/** What Yoga carries through one request: the resolvers' context and what the HTTP layer notes beside it. */
export interface ServerContext extends Context {
  readonly operation: Operation;
  readonly developerMode: boolean;
  /** Takes points off the budget of the token that calls; null for people. */
  readonly spend: CallerIdentity["spend"];
  /** Sets headers of the answer. */
  readonly setHeaders: (headers: Readonly<Record<string, string>>) => void;
  /** Aborted when the caller has gone or the time is up. */
  readonly signal: AbortSignal;
}
