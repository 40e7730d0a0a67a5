import { useEffect, useState } from "react";
import { whenAtRest } from "#/app/whenAtRest.ts";

/** Turns true once the first page rests: what happens elsewhere can wait for it. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setIsAtRest(true), 2_000), []);
  return isAtRest;
}
