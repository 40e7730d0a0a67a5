import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end within which somebody counts as reading the newest. */
const nearEnd = 80;
/** Pixels from the start at which what came before is fetched. */
const nearStart = 160;
/** Milliseconds in which a screen reader has noticed what was added. */
const noticed = 1_000;

interface Contents {
  readonly firstId: string | null;
  readonly lastId: string | null;
  /** What one has written oneself is always scrolled to. */
  readonly isLastMine: boolean;
  readonly onNearStart: () => void;
}

interface StickToEnd {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Something new stands below of what is seen. */
  readonly hasMoreBelow: boolean;
  readonly goToEnd: () => void;
}

/**
 * Keeps a scrolled box at its end while somebody reads there, and where they are while they read further up: neither
 * something new below nor something earlier above moves what they look at. What appears above is not read aloud.
 */
export function useStickToEnd({ firstId, lastId, isLastMine, onNearStart }: Contents): StickToEnd {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ firstId, lastId, height: 0 });
  /** The last row there was when somebody scrolled up; null while they are at the end. */
  const [left, setLeft] = useState<{ lastId: string | null } | null>(null);
  const isAtEnd = left === null;

  const goToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { firstId: firstBefore, lastId: lastBefore, height } = before.current;
    before.current = { firstId, lastId, height: element.scrollHeight };
    const hasNew = lastId !== lastBefore;
    if (isAtEnd || (hasNew && isLastMine)) element.scrollTop = element.scrollHeight;
    else if (firstId !== firstBefore) element.scrollTop += element.scrollHeight - height;
    if (firstId === firstBefore) return undefined;
    element.ariaLive = "off";
    const timer = setTimeout(() => {
      element.ariaLive = "polite";
    }, noticed);
    return () => clearTimeout(timer);
  }, [firstId, lastId, isLastMine, isAtEnd]);

  // The box shrinks when the text below it grows, or a keyboard comes up.
  useEffect(() => {
    const element = box.current;
    if (!element || !isAtEnd || !("ResizeObserver" in window)) return undefined;
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    if (isNearEnd !== isAtEnd) setLeft(isNearEnd ? null : { lastId });
    if (element.scrollTop < nearStart) onNearStart();
  };
  return { box, onScroll, goToEnd, hasMoreBelow: left !== null && left.lastId !== lastId && !isLastMine };
}
