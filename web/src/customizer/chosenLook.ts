import { languageFor } from "#/i18n/languages.ts";
import { defaultLook, type Look } from "./look.ts";
import { mixSchemes } from "./mixSchemes.ts";
import { keepLook, lookKeys, readLook } from "./storedLook.ts";

let look = readLook();
const listeners = new Set<() => void>();

/** The look of this browser; the same object until another is chosen. */
export function chosenLook(): Look {
  return look;
}

/** Tells when another look is chosen, here or in another tab; for `useSyncExternalStore`. */
export function subscribeToLook(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", takeOver);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", takeOver);
  };
}

/** Applies a look at once, without a reload (decision D-41), and keeps it in this browser. */
export function chooseLook(change: Partial<Look>): void {
  takeLook({ ...look, ...change });
}

/** Takes a whole look from elsewhere, and keeps it in this browser. */
export function takeLook(next: Look): void {
  show(next);
  keepLook(next);
}

/** Back to how the console comes. */
export function resetLook(): void {
  chooseLook(defaultLook);
}

function show(next: Look): void {
  look = next;
  const root = document.documentElement;
  const { page } = mixSchemes[look.mix];
  if (page === null) delete root.dataset["theme"];
  else root.dataset["theme"] = page;
  if (look.palette === defaultLook.palette) delete root.dataset["palette"];
  else root.dataset["palette"] = look.palette;
  root.dir = look.layout ?? languageFor(root.lang).direction;
  for (const listener of listeners) listener();
}

/** Another tab has stored something; a key of null means that all was cleared. */
function takeOver({ key }: StorageEvent): void {
  if (key === null || lookKeys.some((known) => known === key)) show(readLook());
}
