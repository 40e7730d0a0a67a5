import type { Context } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { networkOf } from "../access/network.ts";

/** What is limited for everybody, by where they are. */
type Limited = "availability" | "registration" | "activation" | "reset" | "delivery";

/** Counts one attempt at something from the caller's network. Throws `RateLimitedError` when there were too many. */
export function countAttempt(context: Context, limited: Limited): Promise<void> {
  return count(context, `${limited}:${networkOf(context.clientAddress)}`);
}

/** Counts a registration for one mailbox, whether the address is known or not. Throws `RateLimitedError` like the other. */
export function countRegistrationMail(context: Context, email: string): Promise<void> {
  return count(context, `registrationMail:${email}`);
}

async function count(context: Context, key: string): Promise<void> {
  const attempt = await context.attempts.attempt([key]);
  if (!attempt.allowed) throw new RateLimitedError(attempt.retryAfterSeconds);
}
