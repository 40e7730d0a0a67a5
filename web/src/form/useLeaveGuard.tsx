import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { isSameButForTable } from "#/app/tableAddress.ts";

const askQuestion = () => import("./LeaveQuestion.tsx");
const LeaveQuestion = lazy(askQuestion);

/**
 * What throws away the changes of each changed form on the page. The router asks one guard alone, the one that came last: it
 * speaks for all, an untouched dialog for the changed page beneath it.
 */
const changedForms = new Set<{ readonly current: (() => void) | undefined }>();

interface LeaveGuard {
  /** Does what would lose the changes: at once when there is none, else after the user has agreed. */
  readonly leave: (go: () => void) => void;
  /** The question; render it anywhere. */
  readonly question: ReactNode;
}

/**
 * Nothing typed is lost by accident: closing, another address and a closed tab ask first while there are changes. A
 * table in the form may turn its pages. Who agrees to lose them is asked once: `onDiscard`.
 */
export function useLeaveGuard(isDirty: boolean, onDiscard?: () => void): LeaveGuard {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const discard = useRef(onDiscard);
  useLayoutEffect(() => {
    discard.current = onDiscard;
  });
  useLayoutEffect(() => {
    if (!isDirty) return;
    changedForms.add(discard);
    return () => void changedForms.delete(discard);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => changedForms.size > 0 && !isSameButForTable(from, to),
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    // The question must be at hand when the connection is gone. Without it, leaving waits for it.
    void askQuestion().catch(() => undefined);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  const stay = () => {
    setWaiting(null);
    if (blocker.state === "blocked") blocker.reset();
  };
  const go = () => {
    setWaiting(null);
    for (const form of blocker.state === "blocked" ? changedForms : [discard]) form.current?.();
    waiting?.();
    if (blocker.state === "blocked") blocker.proceed();
  };
  return {
    leave: (act) => (isDirty ? setWaiting(() => act) : act()),
    question: (waiting !== null || blocker.state === "blocked") && (
      <Suspense fallback={null}>
        <LeaveQuestion onStay={stay} onLeave={go} />
      </Suspense>
    ),
  };
}
