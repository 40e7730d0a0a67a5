import { lazy, Suspense, use, useEffect, useSyncExternalStore } from "react";
import { RouterProvider as AriaRouterProvider } from "react-aria-components";
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigate } from "react-router";
import { NotifierContext } from "#/relay/Notifier.ts";
import { preloadChunks } from "#/relay/routePreload.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { notifier } from "./notifier.ts";
import { dropStaleAnnouncements } from "./staleAnnouncements.ts";

const Messages = lazy(() => import("./Messages.tsx"));
const SessionEndedDialog = lazy(() => import("#/auth/SessionEndedDialog.tsx"));

/** Around every page: links go through the router, messages, the question after an ended session, scroll positions. */
export function Root() {
  const navigate = useNavigate();
  const sessionEnd = use(SessionEndContext);
  const isSessionOver = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isAsking);
  const { key } = useLocation();
  useEffect(whenIdle, []);
  useEffect(dropStaleAnnouncements, [key]);
  return (
    <NotifierContext value={notifier}>
      {/* oxlint-disable-next-line react/hooks -- React Aria takes the router's hook and calls it as one */}
      <AriaRouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
        <Outlet />
        <ScrollRestoration />
        <Suspense fallback={null}>
          <Messages />
          {isSessionOver && <SessionEndedDialog sessionEnd={sessionEnd} />}
        </Suspense>
      </AriaRouterProvider>
    </NotifierContext>
  );
}

/** Brings the other pages' chunks once the first one rests, unless the user saves data (decision D-03). */
function whenIdle(): (() => void) | undefined {
  const saves = matchMedia("(prefers-reduced-data: reduce)").matches;
  if (saves || !("requestIdleCallback" in window)) return undefined;
  const handle = requestIdleCallback(preloadChunks, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
}
