import { connectRedis } from "../storage/redis.ts";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** How much a token has left, for its user and for the headers of the response. */
export interface Spending {
  readonly isAllowed: boolean;
  /** Points in a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the minute is over. */
  readonly resetSeconds: number;
}

/** Points that each token may spend in a minute. */
export interface TokenBudgets {
  /** Takes points off. `tokenId` names the token, never the secret. */
  spend(tokenId: string, points: number): Promise<Spending>;
  close(): void;
}

const seconds = 60;

/** Counts in memory, or in Redis for several gateways; while Redis is down each counts for itself. */
export function createTokenBudgets(redisUrl: string | null, limit: number): TokenBudgets {
  const limits = { keyPrefix: "back-office:budget", points: limit, duration: seconds };
  const memory = new RateLimiterMemory(limits);
  const redis = redisUrl === null ? null : connectRedis(redisUrl, { waits: false });
  redis?.on("error", () => {});
  const limiter =
    redis === null
      ? memory
      : new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: memory });
  const spending = (isAllowed: boolean, state: RateLimiterRes): Spending => ({
    isAllowed,
    limit,
    remaining: Math.max(0, state.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  });
  return {
    async spend(tokenId, points) {
      try {
        return spending(true, await limiter.consume(tokenId, points));
      } catch (error) {
        if (error instanceof RateLimiterRes) return spending(false, error);
        throw error;
      }
    },
    close: () => redis?.disconnect(),
  };
}

/** The headers that tell a program how much it has left. */
export function budgetHeaders(spending: Spending): Readonly<Record<string, string>> {
  return {
    "x-ratelimit-limit": String(spending.limit),
    "x-ratelimit-remaining": String(spending.remaining),
    "x-ratelimit-reset": String(spending.resetSeconds),
    ...(spending.isAllowed ? {} : { "retry-after": String(spending.resetSeconds) }),
  };
}
