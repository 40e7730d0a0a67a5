import { createHash } from "node:crypto";
import type { Context } from "../graphql/context.ts";
import { RateLimitedError, UnavailableError } from "../graphql/errors.ts";
import { networkOf } from "../access/network.ts";
import { accountMark, noteSecurity } from "../access/securityLog.ts";
import { RestError } from "../rest/error.ts";
import { UpstreamStatus } from "../rest/responseError.ts";

/** A browser and an origin (a network) are familiar for so long after the last sign-in, in seconds. */
export const familiarFor = 90 * 24 * 60 * 60;

/** An attempt that was counted. */
export interface CountedAttempt {
  /** The password was right: takes the attempt back, and remembers browser and origin. */
  succeed(): Promise<void>;
  /** Nothing was decided yet: takes the attempt back, and leaves those before it. */
  giveBack(): Promise<void>;
  /** Runs what the attempt is for, and takes it back where that ends undecided. Throws what the work throws. */
  decide<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Whether nobody was asked, or nobody answered, so that the caller has learned nothing: an outage must not use up what the
 * right password needs. A plain 500 is an answer: a service that fails at wrong passwords only would be open to guesses.
 */
export function isUndecided(error: unknown): boolean {
  if (error instanceof RateLimitedError || error instanceof UnavailableError) return true;
  if (!(error instanceof RestError)) return false;
  const isAnswer = error.cause instanceof UpstreamStatus && error.cause.status === 500;
  return error.kind === "rate-limited" || (error.kind === "unavailable" && !isAnswer);
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

/** Whether this browser has shown before to be the account's: it has signed in to it, or used a link of its mailbox. */
export async function isBrowserOf(context: Context, email: string): Promise<boolean> {
  const { secret } = context.device;
  return secret !== null && (await isFamiliar(context, hashOf(email, secret)));
}

/** What counts for one account from all places it was never signed in from; two of them are for a day. */
const stranger = (email: string) => `stranger:${email}`;
const day = (email: string) => `day:${email}`;
const slow = (email: string) => `slow:${email}`;

/**
 * Under which keys an attempt counts, the nearest first: whoever is refused by their own counts for nobody else. None of
 * them depends on whether the account exists.
 */
async function keysOf(context: Context, email: string): Promise<readonly string[]> {
  const { secret } = context.device;
  const browser = secret === null ? null : hashOf(email, secret);
  // Counted alone: nobody else can use up the attempts of a browser that has signed in to this account before.
  if (browser !== null && (await isFamiliar(context, browser))) return [`account:${email}:${browser}`];
  const network = networkOf(context.clientAddress);
  const keys = [`account:${email}:${network}`, `address:${network}`];
  const isStranger = !(await isFamiliar(context, hashOf(email, network)));
  return isStranger ? [...keys, stranger(email), day(email)] : keys;
}

/** Remembers that this browser, and this network, have shown to be the account's, while the counts are put right. */
async function keep(context: Context, email: string, counts: Promise<void>): Promise<void> {
  const { origins, device, clientAddress, log } = context;
  const work = [
    counts,
    origins.remember(hashOf(email, networkOf(clientAddress)), familiarFor),
    origins.remember(hashOf(email, device.introduce(familiarFor)), familiarFor),
  ];
  // What has been proved stands; what could not be kept makes the next attempt one of a stranger, no more.
  for (const end of await Promise.allSettled(work))
    if (end.status === "rejected") log.warn({ err: end.reason }, "the sign-in was not remembered");
}

/**
 * Counts an attempt to prove who one is, whatever asks for the password (decision D-20). Guesses from many addresses
 * share one count, which those who have signed in before, with this browser or from here, do not share: so guessing is
 * stopped, and keeps no owner out. Throws `RateLimitedError` when there were too many.
 */
export async function countSignInAttempt(context: Context, email: string): Promise<CountedAttempt> {
  let keys = await keysOf(context, email);
  let attempt = await context.attempts.attempt(keys);
  if (!attempt.allowed && attempt.refusedBy === day(email)) {
    // After a hundred attempts in a day strangers may try once in a quarter of an hour: slower, but not shut out for what
    // somebody else has done.
    keys = keys.map((key) => (key === day(email) ? slow(email) : key));
    attempt = await context.attempts.attempt(keys);
  }
  if (!attempt.allowed) {
    noteSecurity(context, "sign-in throttled", { account: accountMark(email) });
    throw new RateLimitedError(attempt.retryAfterSeconds);
  }
  const giveBack = (): Promise<void> => context.attempts.giveBack(keys);
  return {
    async succeed() {
      await keep(context, email, context.attempts.forgive(keys));
    },
    giveBack,
    async decide(work) {
      try {
        return await work();
      } catch (error) {
        if (isUndecided(error)) await giveBack();
        throw error;
      }
    },
  };
}

/** Who has read the account's mailbox is its owner: whatever others have tried keeps them out no longer, here and now. */
export async function forgetSignInAttempts(context: Context, email: string): Promise<void> {
  const network = networkOf(context.clientAddress);
  const shared = [stranger, day, slow].map((keyOf) => keyOf(email));
  await keep(context, email, context.attempts.clear([`account:${email}:${network}`, ...shared]));
}
