import { useState } from "react";

/**
 * Whether what is on the screen is no longer all that there is. What comes live brings another `version` alone; that variants,
 * images or bundles are others the refusal of a decision says. Both are over with the next `reviewVersion`, which comes with the sheet.
 */
export function useSeenVersion(
  version: string,
  reviewVersion: string,
): [isChanged: boolean, setStale: (isStale: boolean) => void] {
  const now = { version, reviewVersion, isStale: false };
  const [seen, setSeen] = useState(now);
  if (seen.reviewVersion !== reviewVersion) setSeen(now);
  return [seen.isStale || seen.version !== version, (isStale) => setSeen({ ...seen, isStale })];
}
