import { thenMaybe, type MaybePromise } from "../maybePromise.ts";
import { type EndedView, mayViewSellers, type SellerView, userInView } from "../sellerView/view.ts";
import { sessionIdOf } from "./cookie.ts";
import { isWorthNoting, secondsLeft } from "./lifetime.ts";
import type { Session, SessionStore, StoredSession } from "./session.ts";

/** What becomes of a live session before it is used; null ends it. The very same one when nothing does. */
export type Follow = (session: StoredSession) => MaybePromise<StoredSession | null>;

/** So far the clocks of two gateways may stand apart, in milliseconds; one that was set back further ends a view. */
const clockDifference = 60_000;

/** Hears of a view that has ended with the request that found it over. */
export type ViewEnded = (view: EndedView) => void;

/**
 * Whose request this is: the live session for a cookie's secret, or null. Moves the idle limit on, at most once a
 * minute, and keeps what `follow` has changed, if the store can be written. `now` is milliseconds since the epoch.
 * Rejects when the store is down: the caller must deny, not treat the user as signed out. Null at once when there is no
 * secret.
 */
export function identify(
  store: SessionStore,
  secret: string | null,
  now: number,
  follow: Follow,
  viewEnded: ViewEnded = () => {},
): Promise<Session | null> | null {
  return secret === null ? null : findLive(store, sessionIdOf(secret), now, follow, viewEnded, true);
}

/**
 * The session again in the middle of a long request, which does not count as a use of it: a tab that nobody looks at
 * keeps nobody signed in. Null when it has ended. Rejects when the store is down.
 */
export function identifyAgain(
  store: SessionStore,
  { id }: Session,
  now: number,
  follow: Follow,
  viewEnded: ViewEnded = () => {},
): Promise<Session | null> {
  return findLive(store, id, now, follow, viewEnded, false);
}

function findLive(
  store: SessionStore,
  id: string,
  now: number,
  follow: Follow,
  viewEnded: ViewEnded,
  isUse: boolean,
): Promise<Session | null> {
  return store.read(id).then((session) => {
    if (session === null) return null;
    // What has ended is not used, whether or not the store can forget it now.
    const end = (): Promise<null> =>
      Promise.all([store.remove(session), session.view && endView(store, session, viewEnded)]).then(
        () => null,
        () => null,
      );
    const shown = (live: StoredSession): MaybePromise<Session> =>
      live.view === undefined ? live : inView(store, live, live.view, now, isUse, viewEnded);
    if (secondsLeft(session, now) === 0) return end();
    return thenMaybe(follow(session), (followed) => {
      if (followed === null) return end();
      const isNoted = isUse && isWorthNoting(session, now);
      if (!isNoted && followed === session) return shown(session);
      // After a clock was set back the session begins now: it must not last longer than one that does.
      const noted = isNoted
        ? { ...followed, seenAt: now, createdAt: Math.min(followed.createdAt, now) }
        : followed;
      return store.touch(noted, secondsLeft(noted, now)).then(() => shown(followed));
    });
  });
}

async function endView(store: SessionStore, { id }: Session, viewEnded: ViewEnded): Promise<void> {
  const ended = await store.endView(id);
  if (ended !== null) viewEnded(ended);
}

/** A session as its person sees it in a view; as their own again when its time is over, or they may not any more. */
async function inView(
  store: SessionStore,
  session: StoredSession,
  view: SellerView,
  now: number,
  isUse: boolean,
  viewEnded: ViewEnded,
): Promise<Session> {
  const { user: person } = session;
  if (now < view.beganAt - clockDifference || now >= view.endsAt || !mayViewSellers(person)) {
    await endView(store, session, viewEnded);
    const { view: _over, ...own } = session;
    return own;
  }
  if (isUse) await store.countInView(session.id);
  return { ...session, user: userInView(person, view), person, actingFor: `view:${view.id}` };
}
