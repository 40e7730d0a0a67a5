import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { connectRedis } from "../storage/redis.ts";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { AttemptLimiter } from "../graphql/context.ts";

interface AttemptRule {
  /** Keys that begin with this and a colon. */
  readonly prefix: string;
  readonly attempts: number;
  readonly seconds: number;
}

const rules: readonly AttemptRule[] = [
  // Failed sign-ins: for one account from one address, and from one address whatever the account (decision D-20).
  { prefix: "account", attempts: 5, seconds: 15 * 60 },
  { prefix: "address", attempts: 50, seconds: 15 * 60 },
  // For one account from all addresses it was never signed in from: more than any four of them may try by themselves, so that
  // a few cannot shut all others out.
  { prefix: "stranger", attempts: 25, seconds: 15 * 60 },
  { prefix: "day", attempts: 100, seconds: 24 * 60 * 60 },
  { prefix: "slow", attempts: 1, seconds: 15 * 60 },
  // What anybody may do without being signed in, by address. Look-ups reveal who is here (decision D-25).
  // Look-ups are as many as ten people behind one address need who fill in a registration.
  { prefix: "availability", attempts: 60, seconds: 60 },
  { prefix: "registration", attempts: 30, seconds: 60 * 60 },
  { prefix: "activation", attempts: 20, seconds: 15 * 60 },
  { prefix: "token", attempts: 30, seconds: 15 * 60 },
  { prefix: "reset", attempts: 10, seconds: 15 * 60 },
  // Links of delivery users, by address; one that opens is given back, so that a phone network's many users keep nobody out.
  { prefix: "delivery", attempts: 10, seconds: 15 * 60 },
  // Files, by user: what two batches of 500 pictures need, and no more (decisions D-48 and 97).
  { prefix: "upload", attempts: 1200, seconds: 60 * 60 },
  // Chat, by user: as much as anybody writes, and each pause in typing told once.
  { prefix: "message", attempts: 60, seconds: 60 },
  { prefix: "typing", attempts: 60, seconds: 60 },
  // Mails to one address that anybody may cause, so that no mailbox is flooded.
  { prefix: "resetMail", attempts: 3, seconds: 60 * 60 },
  { prefix: "registrationMail", attempts: 5, seconds: 60 * 60 },
];

/** Counts attempts over all requests. */
export interface AttemptCounter extends AttemptLimiter {
  close(): void;
}

const isOfAccount = (key: string): boolean => key.startsWith("account:");

/** What is kept in place of a key: keys hold e-mail addresses, which are nobody's business in a shared store. */
function storedKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function createLimiter(rule: AttemptRule, redis: Redis | null): RateLimiterAbstract {
  const limits = {
    keyPrefix: `back-office:attempt:${rule.prefix}`,
    points: rule.attempts,
    duration: rule.seconds,
  };
  const memory = new RateLimiterMemory(limits);
  // Without Redis each gateway counts for itself, which is stricter than not counting.
  return redis === null
    ? memory
    : new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: memory });
}

/** Counts in memory, or in Redis for several gateways. A key with no rule is a mistake in our code. */
export function createAttemptCounter(redisUrl: string | null): AttemptCounter {
  const redis = redisUrl === null ? null : connectRedis(redisUrl, { waits: false });
  // The session store reports a lost Redis; here the memory takes over.
  redis?.on("error", () => {});
  const limiters = rules.map((rule) => ({ rule, limiter: createLimiter(rule, redis) }));
  const limiterOf = (key: string): RateLimiterAbstract => {
    const found = limiters.find(({ rule }) => key.startsWith(`${rule.prefix}:`));
    if (found === undefined) throw new TypeError("This attempt has no rule.");
    return found.limiter;
  };

  const clear = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await limiterOf(key).delete(storedKey(key));
  };
  const giveBack = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await limiterOf(key).reward(storedKey(key));
  };

  return {
    async attempt(keys) {
      for (const [place, key] of keys.entries()) {
        try {
          await limiterOf(key).consume(storedKey(key));
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          // What was refused was not tried: it counts nowhere, above all not for others.
          await giveBack(keys.slice(0, place + 1));
          const retryAfterSeconds = Math.max(Math.ceil(error.msBeforeNext / 1000), 1);
          return { allowed: false, refusedBy: key, retryAfterSeconds };
        }
      }
      return { allowed: true };
    },
    async forgive(keys) {
      await clear(keys.filter(isOfAccount));
      await giveBack(keys.filter((key) => !isOfAccount(key)));
    },
    clear,
    giveBack,
    close: () => redis?.disconnect(),
  };
}
