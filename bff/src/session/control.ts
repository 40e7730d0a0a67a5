import { randomBytes } from "node:crypto";
import { expiredSessionCookie, newSessionSecret, sessionCookie, sessionIdOf } from "./cookie.ts";
import { limitsOf, secondsLeft } from "./lifetime.ts";
import type { Session, SessionControl, SessionOrigin, SessionStore, SessionUser } from "./session.ts";

/** What a session is made of in one request. */
export interface ControlParts {
  readonly store: SessionStore;
  /** Gets each new `Set-Cookie` value; the last one holds. */
  readonly setCookie: (value: string) => void;
  readonly origin: SessionOrigin;
  readonly now?: () => number;
}

/**
 * The session of one request, and the others of its user. A new sign-in always gets a new id, and the old session
 * ends, so an id planted before the sign-in is worth nothing.
 */
export function createSessionControl(parts: ControlParts, identified: Session | null): SessionControl {
  const { store, setCookie, now = Date.now } = parts;
  let current = identified;

  async function begin(user: SessionUser, rememberMe: boolean): Promise<Session> {
    const secret = newSessionSecret();
    const createdAt = now();
    const session = {
      id: sessionIdOf(secret),
      handle: randomBytes(16).toString("hex"),
      user,
      createdAt,
      seenAt: createdAt,
      userReadAt: createdAt,
      rememberMe,
      ...parts.origin,
    };
    await store.write(session, secondsLeft(session, createdAt));
    current = session;
    setCookie(sessionCookie(secret, rememberMe ? limitsOf(true).absolute : null));
    return session;
  }

  function forget(): void {
    current = null;
    setCookie(expiredSessionCookie());
  }

  return {
    get current() {
      return current;
    },
    async start(user, rememberMe) {
      const previous = current;
      const session = await begin(user, rememberMe);
      if (previous !== null) await store.remove(previous);
      return session;
    },
    async renew(user) {
      if (current === null) return;
      const { rememberMe } = current;
      await store.removeAllOf(user);
      await begin(user, rememberMe);
    },
    async end() {
      if (current !== null) await store.remove(current);
      forget();
    },
    async list() {
      if (current === null) return [];
      const sessions = await store.listOf(current.user);
      return sessions.toSorted((a, b) => b.seenAt - a.seenAt);
    },
    async endOne(handle) {
      if (current === null) return false;
      const sessions = await store.listOf(current.user);
      const found = sessions.find((session) => session.handle === handle);
      if (found === undefined) return false;
      await store.remove(found);
      if (found.id === current.id) forget();
      return true;
    },
    async endAll(owner) {
      const ended = await store.removeAllOf(owner);
      if (current !== null && current.user.kind === owner.kind && current.user.userId === owner.userId) {
        forget();
      }
      return ended;
    },
  };
}
