import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { connectRedis } from "../storage/redis.ts";

/** How much a caller has left, for them and for the headers of the response. */
export interface Spending {
  readonly isAllowed: boolean;
  /** Points in a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the minute is over. */
  readonly resetSeconds: number;
}

/** Points that each token, and each place on the network from which somebody asks unknown, may spend in a minute. */
export interface Budgets {
  /** Takes points off those of a token. `tokenId` names it, never the secret. */
  spend(tokenId: string, points: number): Promise<Spending>;
  /** Takes points off those of a place on the network. */
  spendAsStranger(network: string, points: number): Promise<Spending>;
  close(): void;
}

/** Points in a minute. */
export interface BudgetLimits {
  readonly ofToken: number;
  readonly ofStrangers: number;
}

const seconds = 60;

/** Counts in memory, or in Redis for several gateways; while Redis is down each counts for itself. */
export function createBudgets(redisUrl: string | null, { ofToken, ofStrangers }: BudgetLimits): Budgets {
  const redis = redisUrl === null ? null : connectRedis(redisUrl, { waits: false });
  redis?.on("error", () => {});
  const spender = (keyPrefix: string, limit: number) => {
    const limits = { keyPrefix, points: limit, duration: seconds };
    const memory = new RateLimiterMemory(limits);
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
    return async (key: string, points: number): Promise<Spending> => {
      try {
        return spending(true, await limiter.consume(key, points));
      } catch (error) {
        if (error instanceof RateLimiterRes) return spending(false, error);
        throw error;
      }
    };
  };
  const spendAsStranger = spender("back-office:strangers", ofStrangers);
  return {
    spend: spender("back-office:budget", ofToken),
    // An address is somebody's own business in a shared store.
    spendAsStranger: (network, points) =>
      spendAsStranger(createHash("sha256").update(network).digest("base64url"), points),
    close: () => redis?.disconnect(),
  };
}

/** The headers that tell a caller how much it has left. */
export function budgetHeaders(spending: Spending): Readonly<Record<string, string>> {
  return {
    "x-ratelimit-limit": String(spending.limit),
    "x-ratelimit-remaining": String(spending.remaining),
    "x-ratelimit-reset": String(spending.resetSeconds),
    ...(spending.isAllowed ? {} : { "retry-after": String(spending.resetSeconds) }),
  };
}
