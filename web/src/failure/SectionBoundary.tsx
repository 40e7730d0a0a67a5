import { type ReactNode, startTransition } from "react";
import { useLocation } from "react-router";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { FailurePanel } from "./FailurePanel.tsx";

/** Keeps the failure of one section away from the rest of its page. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const reload = useReload();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(error, reset) => (
        <FailurePanel
          error={error}
          onRetry={() =>
            startTransition(() => {
              reload();
              reset();
            })
          }
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
