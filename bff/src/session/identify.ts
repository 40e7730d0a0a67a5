import { sessionIdOf } from "./cookie.ts";
import { isWorthNoting, secondsLeft } from "./lifetime.ts";
import type { Session, SessionStore } from "./session.ts";

/**
 * Whose request this is: the live session for a cookie's secret, or null. Moves the idle limit on, at most once a
 * minute. `now` is milliseconds since the epoch. Rejects when the store is down: the caller must deny, not
 * treat the user as signed out.
 */
export async function identify(
  store: SessionStore,
  secret: string | null,
  now: number,
): Promise<Session | null> {
  if (secret === null) return null;
  const session = await store.read(sessionIdOf(secret));
  if (session === null) return null;
  if (secondsLeft(session, now) === 0) {
    await store.remove(session);
    return null;
  }
  if (isWorthNoting(session, now)) {
    const noted = { ...session, seenAt: now };
    await store.touch(noted, secondsLeft(noted, now));
  }
  return session;
}
