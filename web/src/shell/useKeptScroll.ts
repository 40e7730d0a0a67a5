import { use, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from "react-router";

/** How far tables that scroll in their own frame had been scrolled, by entry of the history, oldest first. */
const kept = new Map<string, readonly Offset[]>();
const mostEntries = 50;

interface Offset {
  readonly top: number;
  readonly left: number;
}

/** What the router says of the page: how far it had been scrolled, or that it stays where it is. */
type Wanted = number | false | null | undefined;

const scrollers = () => [...document.querySelectorAll<HTMLElement>("[data-keeps-scroll]")];

/**
 * Who goes back finds page and tables where they left them, also when the rows come later than the page: the router
 * scrolls once, before they are there. Another address starts at the top, in a table that stays as well.
 */
export function useKeptScroll(): void {
  const { key } = useLocation();
  const state = use(DataRouterStateContext);
  const wanted = state?.restoreScrollPosition;

  const arrive = useEffectEvent((offsets: readonly Offset[] | undefined, top: Wanted) => {
    // The data alone is new.
    if (top === false) return undefined;
    if (typeof top === "number" || offsets !== undefined) {
      return whenItFits(() => {
        const isPageThere = typeof top !== "number" || scrollPage(top);
        const inside = offsets?.map((offset, index) => scrollInside(scrollers()[index], offset));
        return isPageThere && inside?.includes(false) !== true;
      });
    }
    if (state?.preventScrollReset !== true) for (const scroller of scrollers()) scroller.scrollTop = 0;
    return undefined;
  });
  useLayoutEffect(() => arrive(kept.get(key), wanted), [key, wanted]);

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches("[data-keeps-scroll]")) return;
      kept.delete(key);
      kept.set(
        key,
        scrollers().map(({ scrollTop, scrollLeft }) => ({ top: scrollTop, left: scrollLeft })),
      );
      const [oldest] = kept.keys();
      if (kept.size > mostEntries && oldest !== undefined) kept.delete(oldest);
    };
    document.addEventListener("scroll", note, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", note, { capture: true });
  }, [key]);
}

function isAt(position: number, wanted: number): boolean {
  return Math.abs(position - wanted) < 2;
}

/** Whether the page is there now. */
function scrollPage(top: number): boolean {
  window.scrollTo(0, top);
  return isAt(window.scrollY, top);
}

/** Whether the table is there now. */
function scrollInside(scroller: HTMLElement | undefined, { top, left }: Offset): boolean {
  scroller?.scrollTo(left, top);
  return scroller !== undefined && isAt(scroller.scrollTop, top) && isAt(scroller.scrollLeft, left);
}

/**
 * Tries now and in each frame in which the page has changed, until it works in one of them; at most for some seconds, or
 * until somebody does something. A frame, since what stands on the page may take its height only after it was put there:
 * the cells of cards get the names of their columns later.
 */
function whenItFits(attempt: () => boolean): () => void {
  const end = new AbortController();
  let frame = 0;
  const tryInFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (attempt()) end.abort();
    });
  };
  const observer = new MutationObserver(tryInFrame);
  end.signal.addEventListener("abort", () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  });
  attempt();
  tryInFrame();
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => end.abort(), 5_000);
  for (const deed of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(deed, () => end.abort(), { signal: end.signal, passive: true });
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
