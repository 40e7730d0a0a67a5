import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What a list has to be drawn in. */
export interface Room {
  /** Pixels; 0 while nothing is laid out. */
  readonly width: number;
  /** Its rows are cards (`TableCards.css`). */
  readonly isCards: boolean;
}

/** Below it rows are cards. */
const phone = "(max-width: 640px)";

/** The edges of a table's panel. */
const edges = 2;

// Not every window can be asked.
const isCards = () => "matchMedia" in window && window.matchMedia(phone).matches;

/** The room that the page's main part will give a list which is not drawn yet, so that it is drawn once. */
function expectedRoom(): Room {
  const main = document.querySelector("main");
  if (!main) return { width: 0, isCards: isCards() };
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main);
  const padding = (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
  return { width: Math.max(0, main.clientWidth - padding - edges), isCards: isCards() };
}

/** The room that an element has, as its window changes. */
export function useRoom(): readonly [RefObject<HTMLDivElement | null>, Room] {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(expectedRoom);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const measure = () => {
      const width = Math.max(0, element.clientWidth - edges);
      setRoom((known) =>
        known.width === width && known.isCards === isCards() ? known : { width, isCards: isCards() },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [place, room];
}
