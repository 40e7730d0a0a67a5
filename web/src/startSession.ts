import { createHashRouter, RouterContextProvider } from "react-router";
import type { Environment } from "relay-runtime";
import { createEnvironment, environmentContext } from "./relay/environment.ts";
import { preloadCode, preloadPlace } from "./route/routePreload.ts";
import { SessionEnd } from "./relay/SessionEnd.ts";
import { noteEntry } from "./route/typedEntries.ts";
import { routes } from "./routes.tsx";

/** Everything that lives as long as one person is signed in. Signing out drops it, and with it all data it holds. */
export interface Session {
  /** Tells sessions apart: a new one is a new tree, so that React keeps no state of the old one. */
  readonly number: number;
  readonly environment: Environment;
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
  const environment = createEnvironment();
  const router = createHashRouter([...routes], {
    getContext: () => new RouterContextProvider(new Map([[environmentContext, environment]])),
  });
  noteEntry();
  router.subscribe(noteEntry);
  started += 1;
  return {
    number: started,
    environment,
    sessionEnd: new SessionEnd(),
    router,
    onIntent: (address) => preloadPlace(routes, environment, address),
    bring: (address) => preloadCode(routes, address),
  };
}
