import type { Context } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { networkOf } from "../access/network.ts";

/** What is limited for everybody, by where they are. */
type Limited = "availability" | "registration" | "activation" | "reset";

/** Counts one attempt at something from the caller's network. Throws `RateLimitedError` when there were too many. */
export async function countAttempt(context: Context, limited: Limited): Promise<void> {
  const attempt = await context.attempts.attempt([`${limited}:${networkOf(context.clientAddress)}`]);
  if (!attempt.allowed) throw new RateLimitedError(attempt.retryAfterSeconds);
}
