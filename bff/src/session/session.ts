import type { SessionUser } from "../access/user.ts";
import type { EndedView, SellerView } from "../sellerView/view.ts";

/** Whose sessions they are: owners and sellers count their ids apart. */
export type SessionOwner = Pick<SessionUser, "kind" | "userId">;

/** Where a session was started from, as its owner recognises it. */
export interface SessionOrigin {
  /** For example `Firefox on Windows`. */
  readonly device: string;
  readonly address: string;
}

export interface Session extends SessionOrigin {
  /** SHA-256 of the cookie's value, hex. The value itself is never stored. */
  readonly id: string;
  /** What the session is called in lists; says nothing of `id`. */
  readonly handle: string;
  readonly user: SessionUser;
  /** Who has signed in, where `user` is as whom they see the console in a view; absent elsewhere. */
  readonly person?: SessionUser;
  /** What they see in place of their own console. */
  readonly view?: SellerView;
  /** Milliseconds since the epoch, from the gateway's clock. */
  readonly createdAt: number;
  readonly rememberMe: boolean;
  /** What acts for the user, as the service's audit trail shows it; absent in person. */
  readonly actingFor?: string;
}

/** How a mutation changes the sessions of whoever sent the request; the HTTP layer writes the cookie. */
export interface SessionControl {
  readonly current: Session | null;
  /** Starts a new session under a new id, ends the one in the request, and sets the cookie. */
  start(user: SessionUser, rememberMe: boolean): Promise<Session>;
  /** Goes on under a new id with what has changed of the user; all their other sessions end. Nobody: does nothing. */
  renew(user: SessionUser): Promise<void>;
  /** Goes on in the same session with what has changed of the user; their other sessions hear of it from the service. */
  change(user: SessionUser): Promise<void>;
  /** Ends the session in the request at once on every replica and clears the cookie. */
  end(): Promise<void>;
  /** All sessions of the user of the request, the last used first; none when nobody is signed in. */
  list(): Promise<readonly StoredSession[]>;
  /** Ends one of them by its handle, which may be the one in the request; false when there is none. */
  endOne(handle: string): Promise<boolean>;
  /** Ends all sessions of a user at once on every replica; says how many. */
  endAll(owner: SessionOwner): Promise<number>;
  /** Shows the console as the people of a location see it from the next request on, on every gateway. */
  beginView(view: SellerView): Promise<void>;
  /** Ends that, here and on every gateway; null when there was none. */
  endView(): Promise<EndedView | null>;
  /** The rights of people of the viewer's company have changed: each is read again before their next request here. */
  outdate(): void;
}

/** Who has signed in, whatever they see. */
export function personOf({ user, person = user }: Pick<Session, "user" | "person">): SessionUser {
  return person;
}

/** A session as it is kept: with the time of the last request that was noted. */
export interface StoredSession extends Session {
  /** Milliseconds since the epoch; noted at most once a minute. */
  readonly seenAt: number;
  /** When the service last said who this is and what they may, in milliseconds since the epoch. */
  readonly userReadAt: number;
}

/** Remembers where users have signed in. What is lost makes them strangers until their next sign-in, no more. */
export interface OriginMemory {
  remember(origin: string, seconds: number): Promise<void>;
  knows(origin: string): Promise<boolean>;
}

declare module "../graphql/context.ts" {
  interface Context {
    readonly session: SessionControl;
    /** Where somebody has signed in before. */
    readonly origins: OriginMemory;
  }
}

/** Positive records only: what is not in the store is signed out. Every method rejects when the store is down. */
export interface SessionStore extends OriginMemory {
  read(id: string): Promise<StoredSession | null>;
  /** Keeps a new session. */
  write(session: StoredSession, lifetimeSeconds: number): Promise<void>;
  /** Keeps a session on, unless it has ended meanwhile: what was ended must not come back. */
  touch(session: StoredSession, lifetimeSeconds: number): Promise<void>;
  remove(session: Session): Promise<void>;
  /** Keeps a view beside a live session, whatever else is written of the session meanwhile. */
  beginView(id: string, view: SellerView): Promise<void>;
  /** One request more in the view of a session. */
  countInView(id: string): Promise<void>;
  /** Takes the view of a session away: of several who try, one is told what it was. */
  endView(id: string): Promise<EndedView | null>;
  /** Writes something that means nothing, to see whether the store can be written. */
  probe(): Promise<void>;
  /** The live sessions of one user, in no order. */
  listOf(owner: SessionOwner): Promise<StoredSession[]>;
  /** Ends all sessions of one user in one step; says how many there were. */
  removeAllOf(owner: SessionOwner): Promise<number>;
  close(): Promise<void>;
}

/** The text under which a store keeps a user's sessions together. */
export function ownerKey({ kind, userId }: SessionOwner): string {
  return `${kind}:${userId}`;
}
