import * as v from "valibot";
import { ownError } from "./responseError.ts";

const loginResponse = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7E]{1,8192}$/)),
  expires_in: v.optional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.toNumber())]))),
});

const claims = v.object({ exp: v.number(), iat: v.optional(v.number()) });

/** Seconds before its end that a token is no longer used (decision D-08); half its life if that is less. */
const margin = 60;
const withoutExpiry = 300;
/** A token just fetched because of a 401 is not fetched anew for another 401: the login itself is refused. */
const settleMilliseconds = 1_000;

export interface ServiceToken {
  readonly value: string;
  /** Milliseconds on the clock given to `createTokenSource`. */
  readonly usableUntil: number;
}

export interface TokenSource {
  /** The token in use, logging in when there is none. All callers at the same time share one login. */
  current(): Promise<ServiceToken>;
  /** The token to use after `refused` got a 401, or null when a new login would not help. */
  replace(refused: ServiceToken): Promise<ServiceToken | null>;
}

function lifetimeSeconds(token: string, expiresIn: number | null | undefined): number {
  if (typeof expiresIn === "number" && Number.isFinite(expiresIn)) return expiresIn;
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const { exp, iat } = v.parse(claims, payload);
    // From `iat` where there is one, so that a service whose clock is off does not matter.
    return exp - (iat ?? Date.now() / 1000);
  } catch {
    return withoutExpiry + margin;
  }
}

/**
 * Keeps the service login. `login` does `POST /auth/login` and returns the decoded body; what it throws goes to
 * every waiting caller and is not remembered. `now` is milliseconds on a clock that never jumps.
 */
export function createTokenSource(
  login: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): TokenSource {
  let token: ServiceToken | null = null;
  let inFlight: Promise<ServiceToken> | null = null;
  let replacedAt = Number.NEGATIVE_INFINITY;

  const fetchToken = async (): Promise<ServiceToken> => {
    const startedAt = now();
    const response = v.safeParse(loginResponse, await login());
    if (!response.success) throw ownError("bad-response", new Error("The login answer has no usable token."));
    const { access_token: value, expires_in: expiresIn } = response.output;
    const lifetime = Math.max(lifetimeSeconds(value, expiresIn), 0);
    const seconds = lifetime - Math.min(margin, lifetime / 2);
    token = { value, usableUntil: startedAt + seconds * 1000 };
    return token;
  };
  const shared = (): Promise<ServiceToken> => {
    inFlight ??= fetchToken().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };

  return {
    current() {
      return token !== null && now() < token.usableUntil ? Promise.resolve(token) : shared();
    },
    async replace(refused) {
      if (token !== null && token !== refused) return token;
      if (now() - replacedAt < settleMilliseconds && inFlight === null) return null;
      token = null;
      replacedAt = now();
      return shared();
    },
  };
}
