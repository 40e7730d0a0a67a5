/** Lifetimes on offer for a token, in days. The first is proposed: a short one is soon replaced, a long one forgotten. */
export const tokenLifetimes = [30, 90, 180, 365] as const;

/** The instant (RFC 3339) at which a token of so many days ends, counted from `now`. */
export function tokenExpiry(days: number, now: Date): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}
