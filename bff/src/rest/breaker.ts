/**
 * Stops calling a service that does not answer, so that callers hear at once instead of waiting for a
 * deadline. Own code because it is small and has to tell three outcomes apart (an abort by our own caller
 * says nothing about the service), which the published breakers fold into "the promise failed".
 */
export interface Breaker {
  /** Whether a call may be made now. When half open, true for one caller only. */
  admits(): boolean;
  /** Whether calls flow freely, without taking the probe's place. */
  isClosed(): boolean;
  /** The service answered, whatever it answered. */
  succeeded(): void;
  /** The service did not answer, or said 502, 503 or 504. */
  failed(): void;
  /** The call ended for a reason of ours; gives the half-open probe back. */
  released(): void;
}

/**
 * Opens after `threshold` failures in a row and lets one probe through every `pauseMilliseconds`.
 * `now` is milliseconds on a clock that never jumps.
 */
export function createBreaker(
  threshold = 5,
  pauseMilliseconds = 2_000,
  now: () => number = () => performance.now(),
): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  let probing = false;
  return {
    admits() {
      if (failures < threshold) return true;
      if (probing || now() < pausedUntil) return false;
      probing = true;
      return true;
    },
    isClosed: () => failures < threshold,
    succeeded() {
      failures = 0;
      probing = false;
    },
    failed() {
      failures += 1;
      probing = false;
      pausedUntil = now() + pauseMilliseconds;
    },
    released() {
      probing = false;
    },
  };
}
