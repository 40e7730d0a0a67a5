import type { IncomingMessage } from "node:http";
import { budgetHeaders, type Budgets, type Spending } from "../access/budget.ts";
import { identifyToken } from "../apiToken/identify.ts";
import { readBearer } from "../apiToken/secret.ts";
import type { RequestLogger } from "../graphql/context.ts";
import { tooManyAttempts } from "../graphql/errors.ts";
import type { MaybePromise } from "../maybePromise.ts";
import type { RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import type { RestService } from "../rest/service.ts";
import type { AttemptCounter } from "../session/attempts.ts";
import { hasSessionCookie, readSessionSecret } from "../session/cookie.ts";
import type { UserFollower } from "../session/followUser.ts";
import { identify } from "../session/identify.ts";
import { tellOfViewEnd } from "../sellerView/end.ts";
import type { ViewEnded } from "../session/identify.ts";
import { networkOf } from "../access/network.ts";
import type { Session, SessionStore } from "../session/session.ts";
import type { RejectedRequest } from "./requestChecks.ts";

/** What it takes to say whose request it is. */
export interface IdentityParts {
  readonly rest: RestService;
  readonly sessions: SessionStore;
  readonly follower: UserFollower;
  readonly attempts: AttemptCounter;
  readonly budgets: Budgets;
}

/** Whose request it is. */
export interface CallerIdentity {
  /** Null for nobody. */
  readonly session: Session | null;
  /** Takes points off the budget of the token; null when it is not a token that calls. */
  readonly spend: ((points: number) => Promise<Spending>) | null;
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
}

const unavailable = { status: 503, code: "SESSIONS_UNAVAILABLE", headers: { "retry-after": "5" } };

const twoIdentities: RejectedRequest = {
  status: 400,
  code: "TWO_IDENTITIES",
  message: "Send a session cookie or a bearer token, not both.",
};

/** The same for a token that is malformed, unknown, expired or revoked. */
const badToken: RejectedRequest = {
  status: 401,
  code: "UNAUTHENTICATED",
  message: "This token is not valid.",
  headers: { "www-authenticate": "Bearer" },
};

/** The rejection of a token that spends too much, or of a place on the network without one. */
export function overspent(spending: Spending, isStranger = false): RejectedRequest {
  const who = isStranger ? "Who is not signed in" : "This token";
  return {
    status: 429,
    code: "RATE_LIMITED",
    message: `${who} may spend ${spending.limit} points a minute.`,
    headers: budgetHeaders(spending),
  };
}

async function refuseToken(parts: IdentityParts, address: string): Promise<RejectedRequest> {
  const attempt = await parts.attempts.attempt([`token:${networkOf(address)}`]);
  if (attempt.allowed) return badToken;
  return {
    status: 429,
    code: "RATE_LIMITED",
    message: tooManyAttempts(attempt.retryAfterSeconds),
    headers: { "retry-after": String(attempt.retryAfterSeconds) },
  };
}

/** A client for what has to be known before the request's own calls, which it does not count among. */
export function clientOf(
  { rest }: Pick<IdentityParts, "rest">,
  log: RequestLogger,
  milliseconds: number,
): RestClient {
  const signal = AbortSignal.timeout(milliseconds);
  return rest.bind({ signal, actor: () => null, clientAddress: () => null, log });
}

/** Tells the service of views that end, after the request that found out. */
export function viewTeller(parts: Pick<IdentityParts, "rest">, log: RequestLogger): ViewEnded {
  return (view) => void tellOfViewEnd(clientOf(parts, log, 5_000), log, view);
}

async function identifyBearer(
  parts: IdentityParts,
  secret: string,
  address: string,
  log: RequestLogger,
): Promise<CallerIdentity | RejectedRequest> {
  const rest = clientOf(parts, log, 5_000);
  let session: Session | null;
  try {
    session = await identifyToken(rest, secret, address, Date.now());
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    log.error({ err: error, outcome: unavailable.code }, "token cannot be checked");
    return { ...unavailable, message: "Whose token this is cannot be checked at the moment. Try again." };
  }
  if (session === null) return refuseToken(parts, address);
  const { id } = session;
  const spend = (points: number): Promise<Spending> => parts.budgets.spend(id, points);
  const spending = await spend(1);
  return spending.isAllowed ? { session, spend, headers: budgetHeaders(spending) } : overspent(spending);
}

/**
 * The session of a browser's cookie, followed to what its user has become, for whatever a browser asks; null, at once
 * when there is no cookie. Rejects when the store is down, or when the service cannot say what its user may still do.
 */
export function identifyPerson(
  parts: Pick<IdentityParts, "rest" | "sessions" | "follower">,
  { headers: { cookie } }: IncomingMessage,
  log: RequestLogger,
): Promise<Session | null> | null {
  const now = Date.now();
  return identify(
    parts.sessions,
    readSessionSecret(cookie),
    now,
    (found) => parts.follower.follow(found, now, (patience) => clientOf(parts, log, patience), log),
    viewTeller(parts, log),
  );
}

/**
 * Whose request it is: of the session of its cookie, of the token in `Authorization`, or nobody's. A request with both is
 * refused: which one counts would be anybody's guess. What cannot be checked is refused, too, and nobody is signed out.
 */
export function identifyCaller(
  parts: IdentityParts,
  request: IncomingMessage,
  address: string,
  log: RequestLogger,
): MaybePromise<CallerIdentity | RejectedRequest> {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) {
    if (hasSessionCookie(cookie)) return twoIdentities;
    const secret = readBearer(authorization);
    return secret === null ? refuseToken(parts, address) : identifyBearer(parts, secret, address, log);
  }
  const session = identifyPerson(parts, request, log);
  if (session === null) return nobody;
  return session.then(inPerson, (error: unknown) => {
    log.error({ err: error, outcome: unavailable.code }, "session cannot be checked");
    return { ...unavailable, message: "Who you are cannot be checked at the moment. Try again." };
  });
}

const nobody = inPerson(null);

function inPerson(session: Session | null): CallerIdentity {
  return { session, spend: null, headers: {} };
}
