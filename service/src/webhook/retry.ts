const minute = 60;
const hour = 60 * minute;

/** Seconds before each further try, about 69 hours in all. */
const pauses = [
  5,
  30,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
] as const;

/** A receiver may ask for so long a pause, in seconds. */
const longestAsked = 24 * hour;

/** The pause that `Retry-After` asks for, seconds or a date; 0 when it says neither. */
function askedFor(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(longestAsked, Math.max(0, seconds)) : 0;
}

/**
 * Seconds before the next try, up to a fifth more or less, so that what failed together does not come back together; null
 * when the last one is over.
 * @param tries how many have failed, this one included
 */
export function pauseBefore(
  tries: number,
  { status, retryAfter }: { readonly status: number | null; readonly retryAfter: string | null },
  now: number,
  random = Math.random,
): number | null {
  const pause = pauses[tries - 1];
  if (pause === undefined) return null;
  const asked = status === 429 || status === 503 ? askedFor(retryAfter, now) : 0;
  return Math.max(pause * (0.8 + 0.4 * random()), asked);
}
