import { useEffect, useState } from "react";

/** Turns true once the first page rests: what happens elsewhere can wait for it. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const rest = () => setIsAtRest(true);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(rest, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(rest, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isAtRest;
}
