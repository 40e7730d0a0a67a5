import { createContext, use, useEffect } from "react";
import { quiet } from "#/relay/underWay.ts";
import { savesData } from "#/app/savesData.ts";
import { whenAtRest } from "#/app/whenAtRest.ts";

/** Brings the code of the page at an address and of the frame around it, without data. Never fails. */
export const AheadContext = createContext<(address: string) => Promise<unknown>>(() => Promise.resolve());

/**
 * Brings the code of pages that somebody may open next: one after the other, each once the browser rests and nobody
 * waits for an answer, so that what is asked for meanwhile waits for one at most. Not for users who save data (D-03).
 */
export function usePreloadAhead(pages: readonly string[]): void {
  const bring = use(AheadContext);
  const list = pages.join(" ");
  useEffect(() => {
    if (savesData() || !("requestIdleCallback" in window)) return undefined;
    let isOver = false;
    const bringAll = async () => {
      for (const page of list.split(" ")) {
        await new Promise<void>((rests) => whenAtRest(rests));
        await quiet();
        if (isOver) return;
        await bring(page);
      }
    };
    void bringAll();
    return () => {
      isOver = true;
    };
  }, [bring, list]);
}
