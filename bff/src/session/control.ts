import { expiredSessionCookie, newSessionSecret, sessionCookie, sessionIdOf } from "./cookie.ts";
import { limitsOf, secondsLeft } from "./lifetime.ts";
import type { Session, SessionControl, SessionStore } from "./session.ts";

/**
 * The session of one request. `setCookie` gets each new `Set-Cookie` value; the last one holds. A new sign-in
 * always gets a new id, and the old session ends, so an id planted before the sign-in is worth nothing.
 */
export function createSessionControl(
  store: SessionStore,
  identified: Session | null,
  setCookie: (value: string) => void,
  now: () => number = Date.now,
): SessionControl {
  let current = identified;
  return {
    get current() {
      return current;
    },
    async start(user, rememberMe) {
      const secret = newSessionSecret();
      const createdAt = now();
      const session = { id: sessionIdOf(secret), user, createdAt, seenAt: createdAt, rememberMe };
      await store.write(session, secondsLeft(session, createdAt));
      if (current !== null) await store.remove(current.id);
      current = session;
      setCookie(sessionCookie(secret, rememberMe ? limitsOf(true).absolute : null));
      return session;
    },
    async end() {
      if (current !== null) await store.remove(current.id);
      current = null;
      setCookie(expiredSessionCookie());
    },
  };
}
