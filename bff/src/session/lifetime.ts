import type { StoredSession } from "./session.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lasts, in seconds (decision D-18). */
export interface SessionLimits {
  /** Without a request in between. */
  readonly idle: number;
  /** From sign-in, whatever happens. */
  readonly absolute: number;
}

export const ordinaryLimits: SessionLimits = { idle: 60 * minute, absolute: 12 * hour };
export const rememberedLimits: SessionLimits = { idle: 7 * day, absolute: 30 * day };

/** The limits that hold for a session, by "remember me". */
export function limitsOf(rememberMe: boolean): SessionLimits {
  return rememberMe ? rememberedLimits : ordinaryLimits;
}

/**
 * Whether a mark of time is so many milliseconds old. One in the future counts as old: the clock was set back since,
 * and nothing is known of how long ago it was.
 */
export function isOlder(mark: number, milliseconds: number, now: number): boolean {
  return mark > now || now - mark >= milliseconds;
}

/**
 * Seconds the session has left at `now` (milliseconds since the epoch) if it is not used again; 0 when over. A clock that
 * was set back gives nobody more than the limits.
 */
export function secondsLeft(session: StoredSession, now: number): number {
  const { idle, absolute } = limitsOf(session.rememberMe);
  const ends = [session.seenAt + idle * 1000, session.createdAt + absolute * 1000, now + idle * 1000];
  return Math.max(0, Math.ceil((Math.min(...ends) - now) / 1000));
}

/** A request is only noted when the last note is older than this, so that reading pages costs no writes. */
const noteEverySeconds = 60;

/** Whether this request has to be written down for the idle limit. */
export function isWorthNoting(session: StoredSession, now: number): boolean {
  return isOlder(session.seenAt, noteEverySeconds * 1000, now);
}
