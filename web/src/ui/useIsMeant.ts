import { useLayoutEffect, useRef } from "react";

/** So long a press on a button that has come to mean something else may be the second of two that were meant for what it was. */
const settling = 500;

/** Says at a press whether what the button means has been there to be read. */
export function useIsMeant(meaning: string | undefined): () => boolean {
  const shown = useRef({ meaning, since: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (shown.current.meaning !== meaning) shown.current = { meaning, since: performance.now() };
  }, [meaning]);
  return () => performance.now() - shown.current.since >= settling;
}
