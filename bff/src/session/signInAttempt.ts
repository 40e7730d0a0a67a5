import { createHash } from "node:crypto";
import type { Context } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { networkOf } from "../access/network.ts";
import { accountMark, noteSecurity } from "../access/securityLog.ts";

/** A browser and an origin (a network) are familiar for so long after the last sign-in, in seconds. */
const familiarFor = 90 * 24 * 60 * 60;

/** An attempt that was counted. */
export interface CountedAttempt {
  /** The password was right: takes the attempt back, and remembers browser and origin. */
  succeed(): Promise<void>;
}

/** What is remembered in place of an account together with an origin or a browser. */
function hashOf(email: string, where: string): string {
  return createHash("sha256").update(`${email} ${where}`).digest("hex");
}

async function isFamiliar({ origins, log }: Context, origin: string): Promise<boolean> {
  return origins.knows(origin).catch((error: unknown) => {
    // Who cannot be recognised is a stranger; the session could not be started anyway.
    log.warn({ err: error }, "places unavailable");
    return false;
  });
}

/** Under which keys an attempt counts. None of them depends on whether the account exists. */
async function keysOf(context: Context, email: string, origin: string): Promise<readonly string[]> {
  const { secret } = context.device;
  const browser = secret === null ? null : hashOf(email, secret);
  // Counted alone: nobody else can use up the attempts of a browser that has signed in to this account before.
  if (browser !== null && (await isFamiliar(context, browser))) return [`account:${email}:${browser}`];
  const network = networkOf(context.clientAddress);
  const keys = [`account:${email}:${network}`, `address:${network}`];
  return (await isFamiliar(context, origin)) ? keys : [...keys, `stranger:${email}`];
}

/**
 * Seconds a stranger has to wait for this account, or null. After a hundred attempts in a day they may try once in a
 * quarter of an hour: slower, but not shut out for what somebody else has done. Only attempts that are really made
 * count, so a burst that is refused does not use the day up.
 */
async function strangersWait({ attempts }: Context, email: string): Promise<number | null> {
  const day = await attempts.attempt([`day:${email}`]);
  if (day.allowed) return null;
  const slow = await attempts.attempt([`slow:${email}`]);
  return slow.allowed ? null : slow.retryAfterSeconds;
}

/**
 * Counts an attempt to prove who one is, whatever asks for the password (decision D-20). Guesses from many addresses
 * share one count, which those who have signed in before, with this browser or from here, do not share: so guessing is
 * stopped, and keeps no owner out. Throws `RateLimitedError` when there were too many.
 */
export async function countSignInAttempt(context: Context, email: string): Promise<CountedAttempt> {
  const origin = hashOf(email, networkOf(context.clientAddress));
  const keys = await keysOf(context, email, origin);
  const attempt = await context.attempts.attempt(keys);
  let wait = attempt.allowed ? null : attempt.retryAfterSeconds;
  const isStranger = keys.includes(`stranger:${email}`);
  if (wait === null && isStranger) wait = await strangersWait(context, email);
  if (wait !== null) {
    noteSecurity(context, "sign-in throttled", { account: accountMark(email) });
    throw new RateLimitedError(wait);
  }
  return {
    async succeed() {
      const browser = hashOf(email, context.device.introduce(familiarFor));
      const work = [
        context.attempts.forgive(isStranger ? [...keys, `day:${email}`] : keys),
        context.origins.remember(origin, familiarFor),
        context.origins.remember(browser, familiarFor),
      ];
      // They are signed in; what could not be kept makes the next attempt one of a stranger, no more.
      for (const end of await Promise.allSettled(work))
        if (end.status === "rejected")
          context.log.warn({ err: end.reason }, "the sign-in was not remembered");
    },
  };
}
