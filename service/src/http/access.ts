import { createHash, timingSafeEqual } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import { HttpError, malformed } from "./httpError.ts";

/** Seconds an access token lives. */
export const tokenLifetime = 3600;

/** What the transport checks before anything else (decision D-08). */
export interface AccessRules {
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
  readonly apiKeyHeader: string;
  readonly apiVersionHeader: string;
  readonly tokenSecret: string;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Compares without telling by time how much agrees; lengths may differ. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * The static part of every call.
 * @throws HttpError 403 without the right API key, 400 without a version
 */
export function checkStaticHeaders(headers: Headers, rules: AccessRules): void {
  const key = headers[rules.apiKeyHeader];
  if (typeof key !== "string" || !sameSecret(key, rules.apiKey))
    throw new HttpError(403, `${rules.apiKeyHeader} is missing or wrong`);
  const version = headers[rules.apiVersionHeader];
  if (typeof version !== "string" || version === "") throw malformed(`${rules.apiVersionHeader} is missing`);
}

/** Where tokens are given out and shown. */
export interface TokenStore {
  /** @throws HttpError 401 when the service credential is wrong */
  issue(username: string, password: string): Promise<string>;
  /** @throws HttpError 401 without a token, or with a bad or expired one */
  check(headers: Headers): Promise<void>;
}

/** Issues and checks bearer tokens. Checked tokens are remembered while they last: a check costs more than a read. */
export function tokenStore(rules: AccessRules): TokenStore {
  const secret = new TextEncoder().encode(rules.tokenSecret);
  const checked = new Map<string, number>();

  return {
    async issue(username, password) {
      const right = [sameSecret(username, rules.username), sameSecret(password, rules.password)];
      if (right.includes(false)) throw unauthorised("Username or password is incorrect");
      return new SignJWT()
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(rules.username)
        .setIssuedAt()
        .setExpirationTime(`${tokenLifetime}s`)
        .setAudience("service")
        .sign(secret);
    },

    async check(headers) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(String(headers["authorization"] ?? ""))?.[1];
      if (token === undefined) throw unauthorised("A bearer token is required");
      const known = checked.get(token);
      if (known !== undefined && known > performance.now()) return;
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ["HS256"],
          audience: "service",
          requiredClaims: ["exp"],
        });
        if (checked.size > 1000) checked.clear();
        checked.set(token, performance.now() + Number(payload.exp) * 1000 - Date.now());
      } catch {
        throw unauthorised("The bearer token is not valid or has expired");
      }
    },
  };
}

function unauthorised(message: string): HttpError {
  return new HttpError(401, message, undefined, { "www-authenticate": "Bearer" });
}
