import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";

interface LeaveGuard {
  /** Does what would lose the changes: at once when there is none, else after the user has agreed. */
  readonly leave: (go: () => void) => void;
  /** The question; render it anywhere. */
  readonly question: ReactNode;
}

/** Nothing typed is lost by accident: closing, another address and a closed tab ask first while there are changes. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const { t } = useLingui();
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const blocker = useBlocker(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  const stay = () => {
    setWaiting(null);
    if (blocker.state === "blocked") blocker.reset();
  };
  const go = () => {
    setWaiting(null);
    waiting?.();
    if (blocker.state === "blocked") blocker.proceed();
  };
  return {
    leave: (act) => (isDirty ? setWaiting(() => act) : act()),
    question: (
      <ConfirmDialog
        isOpen={waiting !== null || blocker.state === "blocked"}
        onOpenChange={stay}
        title={t`Discard your changes?`}
        confirmLabel={t`Discard`}
        cancelLabel={t`Keep editing`}
        onConfirm={go}
        isDangerous
      >
        {t`What you typed is not saved yet.`}
      </ConfirmDialog>
    ),
  };
}
