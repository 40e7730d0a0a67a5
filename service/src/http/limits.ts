import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "./httpError.ts";

/** What is limited: each name has its own count of failures. */
export type LimitName = keyof typeof failuresAllowed;

/** Failures of one key within the window; then the key waits. */
const failuresAllowed = {
  /** Per user name of the calling program. */
  login: 20,
  /** Per e-mail and client address: a second wall behind the gateway's own limits (decision D-20), five for each browser. */
  signIn: 25,
  /** Per link. */
  activation: 10,
  /** Per account, wrong current passwords. */
  password: 10,
} as const;

const windowSeconds = 15 * 60;

/** What sign-ins are counted by: by address too, else anybody could keep the owner out by failing on purpose. */
export function signInKey(email: string, address: string): string {
  return `${email.toLowerCase()} ${address}`;
}

/** Counts failures, so that secrets cannot be guessed by trying. Kept in this process. */
export interface Limits {
  /**
   * Runs the work unless the key has failed too often. It counts before it is run, so that many at once are not more than one
   * after the other; what was not refused for its secret is given back. A result begins the count anew, unless it has decided nothing yet.
   * @throws HttpError 429 with Retry-After, or what the work throws
   */
  guard<T>(
    name: LimitName,
    key: string,
    work: () => Promise<T>,
    isUndecided?: (result: T) => boolean,
  ): Promise<T>;
  /** Begins the count of the key anew. */
  clear(name: LimitName, key: string): Promise<void>;
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
    async guard(name, key, work, isUndecided = () => false) {
      const counter = limiters[name];
      try {
        await counter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new HttpError(429, "Too many attempts. Try again later.", undefined, {
          "retry-after": String(seconds),
        });
      }
      try {
        const result = await work();
        if (isUndecided(result)) await counter.reward(key);
        else await counter.delete(key);
        return result;
      } catch (error) {
        const isRefused = error instanceof HttpError && error.status !== 400;
        if (!isRefused) await counter.reward(key);
        throw error;
      }
    },
    async clear(name, key) {
      await limiters[name].delete(key);
    },
  };
}
