import type { RestCapabilities } from "./client.ts";

/** How long a missing ability is believed: a service may be replaced by a newer one while we run. */
const missingForMilliseconds = 5 * 60_000;

/** One memory for each service we talk to. `now` is milliseconds on a clock that never jumps. */
export function createCapabilities(now: () => number = () => performance.now()): RestCapabilities {
  const offered = new Set<string>();
  const missingUntil = new Map<string, number>();
  return {
    offers(ability) {
      if (offered.has(ability)) return true;
      const until = missingUntil.get(ability);
      return until !== undefined && now() < until ? false : undefined;
    },
    learn(ability, isOffered) {
      if (isOffered) {
        offered.add(ability);
        missingUntil.delete(ability);
      } else if (!offered.has(ability)) {
        missingUntil.set(ability, now() + missingForMilliseconds);
      }
    },
    disprove(ability) {
      offered.delete(ability);
      missingUntil.set(ability, now() + missingForMilliseconds);
    },
  };
}
