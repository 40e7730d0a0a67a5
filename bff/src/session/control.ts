import { randomBytes } from "node:crypto";
import { expiredSessionCookie, newSessionSecret, sessionCookie, sessionIdOf } from "./cookie.ts";
import { limitsOf, secondsLeft } from "./lifetime.ts";
import type { SessionUser } from "../access/user.ts";
import { type EndedView, type SellerView, userInView } from "../sellerView/view.ts";
import { personOf } from "./session.ts";
import type {
  Session,
  SessionControl,
  SessionOrigin,
  SessionOwner,
  SessionStore,
  StoredSession,
} from "./session.ts";

/** What a session is made of in one request. */
export interface ControlParts {
  readonly store: SessionStore;
  /** Gets each new `Set-Cookie` value; the last one holds. */
  readonly setCookie: (value: string) => void;
  /** Only asked when a session begins. */
  readonly origin: () => SessionOrigin;
  readonly now?: () => number;
  /** Hears of a company whose people have other rights now. */
  readonly outdated?: (companyId: string) => void;
  /** Hears of each view that ends with its session. */
  readonly viewEnded?: (view: EndedView) => void;
  /** Sessions that one user may have: who signs in once more ends the one that was used longest ago. */
  readonly most: number;
}

/**
 * The session of one request, and the others of its user. A new sign-in always gets a new id, and the old session
 * ends, so an id planted before the sign-in is worth nothing.
 */
export class RequestSession implements SessionControl {
  readonly #parts: ControlParts;
  #current: Session | null;

  constructor(parts: ControlParts, identified: Session | null) {
    this.#parts = parts;
    this.#current = identified;
  }

  get current(): Session | null {
    return this.#current;
  }

  async start(user: SessionUser, rememberMe: boolean): Promise<Session> {
    const previous = this.#current;
    const session = await this.#begin(user, rememberMe);
    if (previous !== null) await this.#remove(previous);
    await this.#endSurplus(session);
    return session;
  }

  async renew(user: SessionUser): Promise<void> {
    if (this.#current === null) return;
    const { rememberMe } = this.#current;
    await this.#removeAllOf(user);
    await this.#begin(user, rememberMe);
  }

  async change(user: SessionUser): Promise<void> {
    const { store, now = Date.now } = this.#parts;
    const stored = this.#current && (await store.read(this.#current.id));
    if (stored === null) return;
    const changed = { ...stored, user };
    await store.touch(changed, secondsLeft(changed, now()));
    this.#current = changed;
  }

  async end(): Promise<void> {
    if (this.#current !== null) await this.#remove(this.#current);
    this.#forget();
  }

  async list(): Promise<readonly StoredSession[]> {
    // Where its person is signed in is theirs alone, and nobody's in a view.
    if (this.#current === null || this.#current.view !== undefined) return [];
    const sessions = await this.#parts.store.listOf(personOf(this.#current));
    return sessions.toSorted((a, b) => b.seenAt - a.seenAt);
  }

  async endOne(handle: string): Promise<boolean> {
    if (this.#current === null) return false;
    const sessions = await this.#parts.store.listOf(personOf(this.#current));
    const found = sessions.find((session) => session.handle === handle);
    if (found === undefined) return false;
    await this.#remove(found);
    if (found.id === this.#current.id) this.#forget();
    return true;
  }

  async endAll(owner: SessionOwner): Promise<number> {
    const ended = await this.#removeAllOf(owner);
    const user = this.#current === null ? null : personOf(this.#current);
    if (user?.kind === owner.kind && user.userId === owner.userId) this.#forget();
    return ended;
  }

  async beginView(view: SellerView): Promise<void> {
    if (this.#current === null) return;
    await this.#endViewOf(this.#current);
    await this.#parts.store.beginView(this.#current.id, view);
    const person = personOf(this.#current);
    this.#current = { ...this.#current, person, user: userInView(person, view), view };
  }

  async endView(): Promise<EndedView | null> {
    if (this.#current === null) return null;
    const ended = await this.#parts.store.endView(this.#current.id);
    const { view: _ended, person: _own, actingFor: _none, ...session } = this.#current;
    this.#current = { ...session, user: personOf(this.#current) };
    return ended;
  }

  outdate(): void {
    if (this.#current !== null) this.#parts.outdated?.(this.#current.user.companyId);
  }

  /** Each looks after its own session is kept, so that of sign-ins at the same time the last one counts all. */
  async #endSurplus(begun: Session): Promise<void> {
    const { store, most } = this.#parts;
    const sessions = await store.listOf(begun.user);
    const others = sessions
      .filter(({ id }) => id !== begun.id)
      .toSorted((a, b) => b.seenAt - a.seenAt || b.createdAt - a.createdAt);
    for (const surplus of others.slice(most - 1)) await this.#remove(surplus);
  }

  async #endViewOf({ id }: Session): Promise<void> {
    const ended = await this.#parts.store.endView(id);
    if (ended !== null) this.#parts.viewEnded?.(ended);
  }

  /** A session that ends takes its view with it. */
  async #remove(session: Session): Promise<void> {
    await this.#endViewOf(session);
    await this.#parts.store.remove({ ...session, user: personOf(session) });
  }

  async #removeAllOf(owner: SessionOwner): Promise<number> {
    const { store } = this.#parts;
    for (const session of await store.listOf(owner)) await this.#endViewOf(session);
    return store.removeAllOf(owner);
  }

  async #begin(user: SessionUser, rememberMe: boolean): Promise<Session> {
    const { store, setCookie, origin, now = Date.now } = this.#parts;
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
      ...origin(),
    };
    await store.write(session, secondsLeft(session, createdAt));
    this.#current = session;
    setCookie(sessionCookie(secret, rememberMe ? limitsOf(true).absolute : null));
    return session;
  }

  #forget(): void {
    this.#current = null;
    this.#parts.setCookie(expiredSessionCookie());
  }
}
