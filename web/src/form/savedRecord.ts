import { useSyncExternalStore } from "react";

/** Milliseconds for which a list points at what was saved. */
const freshness = 30_000;

let saved: { readonly id: string; readonly at: number } | null = null;
const listeners = new Set<() => void>();

/** A form has saved this record. */
export function noteSaved(id: string): void {
  saved = { id, at: Date.now() };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const fresh = (): string | null => (saved && Date.now() - saved.at < freshness ? saved.id : null);

/** The record that a form has saved just now, on this page or the one before; null for none. */
export function useSavedRecord(): string | null {
  return useSyncExternalStore(subscribe, fresh);
}
