import { createContext } from "react";
import { createContext as createRouterContext } from "react-router";
import type { Relay } from "./startRelay.ts";
import { begin } from "./underWay.ts";

/** Brings a session's Relay, which stays. When it could not be loaded, the next call tries again. */
export type BringRelay = () => Promise<Relay>;

async function start(): Promise<Relay> {
  await fetchRelay();
  return (await import("./startRelay.ts")).startRelay();
}

/**
 * A module that could not be loaded cannot be loaded again by the same document. So Relay's files, which the build names in the
 * page (vite/filesAhead.ts), are fetched into the browser's cache first, but for those that the page loads anyway.
 */
export async function fetchRelay(): Promise<void> {
  const names = document.querySelector<HTMLElement>("script[data-other]")?.dataset["other"]?.split(" ") ?? [];
  const missing = names.filter((name) => !document.head.querySelector(`link[href="${name}"]`));
  await Promise.all(
    missing.map(async (name) => {
      const response = await fetch(name);
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await response.arrayBuffer();
    }),
  );
}

/** The sign-in page is drawn without Relay, a fifth of its scripts: it comes with the first query, or the first change. */
export function lateRelay(load = start): BringRelay {
  let coming: Promise<Relay> | undefined;
  const bring = async () => {
    // What comes ahead, for pages that may be opened, waits for it.
    const end = begin();
    try {
      return await load();
    } catch (error) {
      coming = undefined;
      throw error;
    } finally {
      end();
    }
  };
  return () => (coming ??= bring());
}

/** How route loaders reach Relay: through the router, not through a global. */
export const relayContext = createRouterContext<BringRelay>();

/** How what is drawn reaches it. */
export const RelayContext = createContext<BringRelay>(() =>
  Promise.reject(new Error("There is no RelayContext around the router.")),
);
