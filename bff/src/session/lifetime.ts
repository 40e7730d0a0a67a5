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

/** Seconds the session has left at `now` (milliseconds since the epoch) if it is not used again; 0 when over. */
export function secondsLeft(session: StoredSession, now: number): number {
  const { idle, absolute } = limitsOf(session.rememberMe);
  const end = Math.min(session.seenAt + idle * 1000, session.createdAt + absolute * 1000);
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** A request is only noted when the last note is older than this, so that reading pages costs no writes. */
const noteEverySeconds = 60;

/** Whether this request has to be written down for the idle limit. */
export function isWorthNoting(session: StoredSession, now: number): boolean {
  return now - session.seenAt > noteEverySeconds * 1000;
}
