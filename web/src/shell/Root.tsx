import { lazy, Suspense, use, useEffect, useState, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { whenAtRest } from "#/app/whenAtRest.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { useIntentPreload } from "#/route/useIntentPreload.ts";
import { firstMessage, leavePage, notifier } from "./notifier.ts";
import { dropStaleAnnouncementsSoon } from "#/ui/staleAnnouncements.ts";
import { useShownRoute } from "./useShownRoute.ts";

// On its way beside the first page's chunk, so that neither waits for the other.
const providers = import("./Providers.tsx");
const Providers = lazy(() => providers);
const Toasts = lazy(() => import("./Toasts.tsx"));
const SessionEndedDialog = lazy(() => import("#/auth/SessionEndedDialog.tsx"));

/** Around every page: surroundings of the design system, messages, and the question after an ended session. */
export function Root() {
  const sessionEnd = use(SessionEndContext);
  const isSessionOver = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isAsking);
  const { key, pathname, search } = useLocation();
  useIntentPreload();
  useShownRoute();
  // Nothing has to be said before the first page rests, unless somebody does something in its frame.
  const [mayBeSaid, setMayBeSaid] = useState(false);
  useEffect(() => {
    void firstMessage.then(() => setMayBeSaid(true));
    return whenAtRest(() => setMayBeSaid(true), 1_000);
  }, []);
  useEffect(dropStaleAnnouncementsSoon, [key]);
  useEffect(() => leavePage(pathname + search), [pathname, search]);
  return (
    <NotifierContext value={notifier}>
      <Suspense fallback={null}>
        <Providers>
          <Outlet />
          <Suspense fallback={null}>
            {mayBeSaid && <Toasts />}
            {isSessionOver && <SessionEndedDialog sessionEnd={sessionEnd} />}
          </Suspense>
        </Providers>
      </Suspense>
    </NotifierContext>
  );
}
