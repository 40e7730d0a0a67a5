import { use, useEffect } from "react";
import { IntentContext } from "./routePreload.ts";
import { savesData } from "#/app/savesData.ts";

/** How long the pointer rests on a link before we believe it, in milliseconds. */
const rest = 80;

/**
 * Starts the chunk and the query of a page when somebody is about to go there: the pointer rests on a link, the focus
 * arrives at it, or it is pressed. One set of listeners for every link and linked row of the console, so that none
 * can be forgotten. Nothing happens for users who save data (decision D-03).
 */
export function useIntentPreload(): void {
  const onIntent = use(IntentContext);
  useEffect(() => {
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goThere = (event: Event) => {
      const address = addressOf(event.target);
      if (address !== null) onIntent(address);
    };
    const hover = (event: Event) => {
      clearTimeout(timer);
      const address = addressOf(event.target);
      if (address !== null) timer = setTimeout(() => onIntent(address), rest);
    };
    const listen: [string, (event: Event) => void][] = [
      ["pointerover", hover],
      ["focusin", goThere],
      ["pointerdown", goThere],
    ];
    for (const [name, listener] of listen) document.addEventListener(name, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listen) document.removeEventListener(name, listener);
    };
  }, [onIntent]);
}

/** The route of the console that an element or what is around it leads to; null when there is none. */
function addressOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest("a[href], [data-href]");
  const address = link?.getAttribute("href") ?? link?.getAttribute("data-href");
  return address?.startsWith("#/") ? address.slice(1) : null;
}
