import { sessionIdOf } from "./cookie.ts";
import { isWorthNoting, secondsLeft } from "./lifetime.ts";
import type { Session, SessionStore, StoredSession } from "./session.ts";

/** What becomes of a live session before it is used; null ends it. The very same one when nothing does. */
export type Follow = (session: StoredSession) => Promise<StoredSession | null>;

/**
 * Whose request this is: the live session for a cookie's secret, or null. Moves the idle limit on, at most once a
 * minute, and keeps what `follow` has changed. `now` is milliseconds since the epoch. Rejects when the store is down:
 * the caller must deny, not treat the user as signed out.
 */
export async function identify(
  store: SessionStore,
  secret: string | null,
  now: number,
  follow: Follow = (session) => Promise.resolve(session),
): Promise<Session | null> {
  if (secret === null) return null;
  const session = await store.read(sessionIdOf(secret));
  if (session === null) return null;
  const followed = secondsLeft(session, now) === 0 ? null : await follow(session);
  if (followed === null) {
    await store.remove(session);
    return null;
  }
  const isNoted = isWorthNoting(session, now);
  if (isNoted || followed !== session) {
    const noted = isNoted ? { ...followed, seenAt: now } : followed;
    await store.touch(noted, secondsLeft(noted, now));
  }
  return followed;
}
