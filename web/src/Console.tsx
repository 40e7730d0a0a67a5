import { useState } from "react";
import { RouterProvider } from "react-router/dom";
import { RelayContext } from "./relay/lateRelay.ts";
import { forgetOpenings } from "./relay/opening.ts";
import { RestartContext } from "./relay/RestartContext.ts";
import { IntentContext } from "./route/routePreload.ts";
import { AheadContext } from "./route/usePreloadAhead.ts";
import { SessionEndContext } from "./relay/SessionEnd.ts";
import { type Session, startSession } from "./startSession.ts";
import { MessagesProvider } from "./i18n/MessagesProvider.tsx";

/** The console. Restarting replaces the router and the store together, so that nothing of one person is left for the next. */
export function Console({ first }: { first: Session }) {
  const [session, setSession] = useState(first);
  const restart = (path: string) => {
    session.router.dispose();
    forgetOpenings();
    // With the number of the entry, which those before it go by.
    window.history.replaceState(window.history.state, "", `#${path}`);
    setSession(startSession());
  };
  return (
    <MessagesProvider>
      <RestartContext value={restart}>
        <SessionEndContext value={session.sessionEnd}>
          <RelayContext value={session.bringRelay}>
            <IntentContext value={session.onIntent}>
              <AheadContext value={session.bring}>
                <RouterProvider key={session.number} router={session.router} />
              </AheadContext>
            </IntentContext>
          </RelayContext>
        </SessionEndContext>
      </RestartContext>
    </MessagesProvider>
  );
}
