import { RateLimiterMemory } from "rate-limiter-flexible";
import { HttpError } from "./httpError.ts";

/** What is limited: each name has its own count of failures. */
export type LimitName = keyof typeof failuresAllowed;

/** Failures of one key within the window; then the key waits. */
const failuresAllowed = {
  /** Per user name of the calling program. */
  login: 20,
  /** Per e-mail and client address: a second wall behind the gateway's own limit of 5 (decision D-20). */
  signIn: 8,
  /** Per link. */
  activation: 10,
  /** Per account, wrong current passwords. */
  password: 10,
} as const;

const windowSeconds = 15 * 60;

/** Counts failures, so that secrets cannot be guessed by trying. Kept in this process. */
export interface Limits {
  /**
   * Runs the work unless the key has failed too often; counts when it is refused.
   * @throws HttpError 429 with Retry-After, or what the work throws
   */
  guard<T>(name: LimitName, key: string, work: () => Promise<T>): Promise<T>;
}

/** Limits for one running service. */
export function countFailures(): Limits {
  const limiter = (name: LimitName) =>
    new RateLimiterMemory({ keyPrefix: name, points: failuresAllowed[name], duration: windowSeconds });
  const limiters = {
    login: limiter("login"),
    signIn: limiter("signIn"),
    activation: limiter("activation"),
    password: limiter("password"),
  };
  return {
    async guard(name, key, work) {
      const counter = limiters[name];
      const known = await counter.get(key);
      if (known !== null && known.consumedPoints >= counter.points) {
        const seconds = Math.max(1, Math.ceil(known.msBeforeNext / 1000));
        throw new HttpError(429, "Too many attempts. Try again later.", undefined, {
          "retry-after": String(seconds),
        });
      }
      try {
        const result = await work();
        await counter.delete(key);
        return result;
      } catch (error) {
        if (error instanceof HttpError && error.status !== 400) await counter.penalty(key);
        throw error;
      }
    },
  };
}
