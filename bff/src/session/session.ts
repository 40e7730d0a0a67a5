export type UserKind = "owner" | "seller";

/** What the gateway remembers of a signed-in user. The service's own sign-in record, decoded. */
export interface SessionUser {
  readonly kind: UserKind;
  /** `user_po_id` of an owner, `user_seller_id` of a seller. */
  readonly userId: string;
  readonly companyId: string;
  /** The location a seller acts for; null for an owner. */
  readonly sellerId: string | null;
  readonly name: string;
  readonly email: string;
  readonly passwordChanged: boolean;
  readonly primaryLogin: boolean;
  readonly signupOver: boolean;
  readonly signupPages: { readonly page1: boolean; readonly page2: boolean; readonly page6: boolean };
}

export interface Session {
  /** SHA-256 of the cookie's value, hex. The value itself is never stored. */
  readonly id: string;
  readonly user: SessionUser;
  /** Milliseconds since the epoch, from the gateway's clock. */
  readonly createdAt: number;
  readonly rememberMe: boolean;
}

/** How a mutation changes the session of the request it runs in; the HTTP layer writes the cookie. */
export interface SessionControl {
  readonly current: Session | null;
  /** Starts a new session under a new id, ends the one in the request, and sets the cookie. */
  start(user: SessionUser, rememberMe: boolean): Promise<Session>;
  /** Ends the session in the request at once on every replica and clears the cookie. */
  end(): Promise<void>;
}

/** A session as it is kept: with the time of the last request that was noted. */
export interface StoredSession extends Session {
  /** Milliseconds since the epoch; noted at most once a minute. */
  readonly seenAt: number;
}

/** Positive records only: what is not in the store is signed out. Every method rejects when the store is down. */
export interface SessionStore {
  read(id: string): Promise<StoredSession | null>;
  write(session: StoredSession, lifetimeSeconds: number): Promise<void>;
  remove(id: string): Promise<void>;
  close(): Promise<void>;
}
