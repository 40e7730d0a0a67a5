import type { Logger } from "pino";
import type { MaybePromise } from "../maybePromise.ts";
import type { RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import type { SessionUser } from "../access/user.ts";
import type { StoredSession } from "./session.ts";
import { isOlder } from "./lifetime.ts";
import { readUser } from "./source.ts";

/** After the service could not say, nobody of a company is read for this long, so that its trouble holds no request up. */
const pauseMilliseconds = 5_000;

/** While the service cannot say, what was read of a user holds for so many times the set time. */
const holdsTimes = 3;

/** How long a request waits for the reading, in milliseconds: longer when it cannot be answered without. */
const patience = { whenKnown: 1_000, whenNeeded: 5_000 } as const;

/**
 * How far the time of a password change may be apart and still be the same one: a service may keep it by its own
 * clock, or without the fraction of a second.
 */
const sameChangeMilliseconds = 5_000;

/** Keeps sessions true to the service: what somebody may do can change while they are signed in. */
export interface UserFollower {
  /**
   * The session as it is to go on at `now` (milliseconds since the epoch); null when it must end. At most one call in
   * the set time for each session; the very same session when there was nothing to do. `client` is asked for when the
   * service is, with how many milliseconds it may take. Rejects with a `RestError` when the service cannot say and what is
   * known is too old to go by.
   */
  follow(
    session: StoredSession,
    now: number,
    client: (milliseconds: number) => RestClient,
    log: Pick<Logger, "info" | "warn">,
  ): MaybePromise<StoredSession | null>;
  /** What people of a company may do has changed: whoever was read before this instant is read again at once. */
  outdate(companyId: string): void;
}

function isOtherPassword(before: SessionUser, after: SessionUser): boolean {
  if (after.passwordChangedAt === null) return false;
  if (before.passwordChangedAt === null) return true;
  return Date.parse(after.passwordChangedAt) - Date.parse(before.passwordChangedAt) > sameChangeMilliseconds;
}

/** Why a session cannot go on with what its user has become; null when it can. */
function reasonToEnd(before: SessionUser, after: SessionUser | null): string | null {
  if (after === null) return "the account may not sign in any more";
  if (after.companyId !== before.companyId || after.sellerId !== before.sellerId)
    return "they work elsewhere";
  return isOtherPassword(before, after) ? "the password was changed elsewhere" : null;
}

/**
 * Reads the user of a session again when the last time is more than `everySeconds` ago: changed rights hold from then
 * on, and whoever was disabled or has a new password is signed out. While the service cannot say, the session goes on as
 * it is for three times as long, unless somebody has said that rights have changed; then it has to be read. A service that
 * lacks the call is not asked (decision D-75). `elapsed` is milliseconds on a clock that never jumps.
 */
export function createUserFollower(
  everySeconds: number,
  elapsed: () => number = () => performance.now(),
  now: () => number = Date.now,
): UserFollower {
  const holds = everySeconds * 1000 * holdsTimes;
  /** Until when nobody of a company is read. */
  const pauses = new Map<string, number>();
  /** Since when the users of a company have to have been read; kept for as long as what was read before could hold. */
  const outdated = new Map<string, number>();
  const isOutdated = ({ user, userReadAt }: StoredSession): boolean =>
    userReadAt <= (outdated.get(user.companyId) ?? Number.NEGATIVE_INFINITY);
  const isKnown = (session: StoredSession, now: number): boolean =>
    !isOutdated(session) && !isOlder(session.userReadAt, holds, now);
  const isPaused = ({ user }: StoredSession): boolean =>
    elapsed() < (pauses.get(user.companyId) ?? Number.NEGATIVE_INFINITY);
  const pause = (companyId: string): void => {
    for (const [known, until] of pauses) if (until <= elapsed()) pauses.delete(known);
    pauses.set(companyId, elapsed() + pauseMilliseconds);
  };
  const readAgain = async (
    session: StoredSession,
    now: number,
    client: RestClient,
    log: Pick<Logger, "info" | "warn">,
  ): Promise<StoredSession | null> => {
    try {
      const user = await readUser(client, session.user);
      if (user === undefined) return session;
      const reason = reasonToEnd(session.user, user);
      if (reason === null && user !== null) return { ...session, user, userReadAt: now };
      const { kind, userId, companyId } = session.user;
      const who = { tenant: companyId, user: `${kind}:${userId}` };
      log.info({ security: "session ended", ...who, reason }, "session ended");
      return null;
    } catch (error) {
      if (!(error instanceof RestError) || !isKnown(session, now)) throw error;
      pause(session.user.companyId);
      log.warn({ err: error }, "A user could not be read again; the session goes on as it was.");
      return session;
    }
  };
  return {
    follow(session, now, client, log) {
      const isDue = isOlder(session.userReadAt, everySeconds * 1000, now) || isOutdated(session);
      if (!isDue) return session;
      const mayGoOn = isKnown(session, now);
      if (mayGoOn && isPaused(session)) return session;
      // Most requests read nobody again, and need no client for it.
      return readAgain(session, now, client(mayGoOn ? patience.whenKnown : patience.whenNeeded), log);
    },
    outdate(companyId) {
      const instant = now();
      for (const [known, since] of outdated) if (isOlder(since, holds, instant)) outdated.delete(known);
      outdated.set(companyId, instant);
    },
  };
}
