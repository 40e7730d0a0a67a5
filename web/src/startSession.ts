import { createHashRouter, RouterContextProvider } from "react-router";
import { openedAddress, shownPathContext } from "./list/savedView/openings.ts";
import { type BringRelay, fetchRelay, lateRelay, relayContext } from "./relay/lateRelay.ts";
import { endOpening } from "./relay/opening.ts";
import { preloadCode, preloadPlace } from "./route/routePreload.ts";
import { SessionEnd } from "./relay/SessionEnd.ts";
import { noteEntry } from "./route/typedEntries.ts";
import { routes } from "./routes.tsx";

/** Everything that lives as long as one person is signed in. Signing out drops it, and with it all data it holds. */
export interface Session {
  /** Tells sessions apart: a new one is a new tree, so that React keeps no state of the old one. */
  readonly number: number;
  readonly bringRelay: BringRelay;
  readonly sessionEnd: SessionEnd;
  readonly router: ReturnType<typeof createHashRouter>;
  /** Somebody is about to follow a link to this address. */
  readonly onIntent: (address: string) => void;
  /** Brings the code of the page at an address before anybody is about to go there. */
  readonly bring: (address: string) => Promise<unknown>;
}

let started = 0;

/** Starts a session at the address in the browser; the route's loaders run at once. */
export function startSession(): Session {
  const bringRelay = lateRelay();
  // Its bytes come while the page is drawn, when the line has little else to do.
  fetchRelay().catch(() => undefined);
  let shownPath: string | null = null;
  // Before the router looks: a list that goes on to its view later would have the frame asked for twice.
  const address = window.location.hash.slice(1);
  const opened = openedAddress(routes, address);
  if (opened !== address) window.history.replaceState(window.history.state, "", `#${opened}`);
  const router = createHashRouter([...routes], {
    getContext() {
      const context = new RouterContextProvider();
      context.set(relayContext, bringRelay);
      context.set(shownPathContext, shownPath);
      return context;
    },
  });
  noteEntry();
  // Its loaders have asked for what the first page needs.
  if (router.state.initialized) endOpening();
  router.subscribe(({ location, initialized }) => {
    shownPath = location.pathname;
    if (initialized) endOpening();
  });
  router.subscribe(noteEntry);
  started += 1;
  return {
    number: started,
    bringRelay,
    sessionEnd: new SessionEnd(),
    router,
    // After Relay, which what they load imports: where it cannot be loaded, the next try must find it untouched (relay/lateRelay.ts).
    onIntent: (address) => {
      bringRelay().then(
        (relay) => preloadPlace(routes, relay, address),
        () => undefined,
      );
    },
    bring: (address) =>
      bringRelay().then(
        () => preloadCode(routes, address),
        () => undefined,
      ),
  };
}
