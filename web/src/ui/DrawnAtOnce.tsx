import { useLayoutEffect, useReducer } from "react";

/**
 * Stands beside a list of React Aria, which learns of its rows in an effect that React mostly runs after the browser has painted:
 * the list was seen without rows, and what stands below it jumped. Whatever is drawn again before the paint makes React run these
 * effects first; here it is nothing.
 */
export function DrawnAtOnce(): null {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => drawAgain(), []);
  return null;
}
