import { useEffect, useState } from "react";

/** Pages as `usePages` gives them. */
interface Pages {
  readonly hasNext: boolean;
  readonly loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/** So many rows the gateway gives at once. */
const most = 100;

/**
 * Reads on by itself until the last page is here, where a row that is left out would be a mistake.
 * @returns why it could not; then `hasNext` stays
 */
export function useAllPages({ hasNext, loadNext }: Pages): Error | undefined {
  const [failure, setFailure] = useState<Error>();
  // Relay gives another `loadNext` with each page, and when the query that kept the last call back has ended.
  useEffect(() => {
    if (hasNext) loadNext(most, { onComplete: (error) => setFailure(error ?? undefined) });
  }, [hasNext, loadNext]);
  return failure;
}
