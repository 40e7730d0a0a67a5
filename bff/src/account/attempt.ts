import type { Context } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";

/** Counts one attempt under each key. Throws `RateLimitedError` when one of them is used up. */
export async function countAttempt(context: Context, keys: readonly string[]): Promise<void> {
  const attempt = await context.signInAttempts.attempt(keys);
  if (!attempt.allowed) throw new RateLimitedError(attempt.retryAfterSeconds);
}
