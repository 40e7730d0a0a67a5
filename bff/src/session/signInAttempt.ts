import { createHash } from "node:crypto";
import type { Context } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { networkOf } from "./network.ts";

/** A place is familiar for so long after the last sign-in from it, in seconds. */
const familiarFor = 90 * 24 * 60 * 60;

/** An attempt that was counted. */
export interface CountedAttempt {
  /** The password was right: takes the attempt back, and remembers the place. */
  succeed(): Promise<void>;
}

/**
 * Counts an attempt to prove who one is, whatever asks for the password (decision D-20). The key of an account does not
 * depend on whether it exists. Guesses from many addresses share one count; somebody who has signed in from here before
 * does not share it, so guessing keeps the owner out of nothing. Throws `RateLimitedError` when there were too many.
 */
export async function countSignInAttempt(context: Context, email: string): Promise<CountedAttempt> {
  const network = networkOf(context.clientAddress);
  const place = createHash("sha256").update(`${email} ${network}`).digest("hex");
  const isFamiliar = await context.places.knows(place).catch((error: unknown) => {
    // Who cannot be recognised is a stranger; the session could not be started anyway.
    context.log.warn({ err: error }, "places unavailable");
    return false;
  });
  const keys = [
    `account:${email}:${network}`,
    `address:${network}`,
    ...(isFamiliar ? [] : [`stranger:${email}`, `day:${email}`]),
  ];
  const attempt = await context.attempts.attempt(keys);
  if (!attempt.allowed) throw new RateLimitedError(attempt.retryAfterSeconds);
  return {
    async succeed() {
      await context.attempts.forgive(keys);
      await context.places.remember(place, familiarFor);
    },
  };
}
