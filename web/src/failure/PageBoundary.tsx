import { type ReactNode, startTransition, use, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { signInAddress } from "#/app/destination.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { useReload } from "#/relay/useReload.ts";
import { FailurePanel } from "./FailurePanel.tsx";

/**
 * Catches a page's failures. Trying again fetches from the network first and renders only when the response is here:
 * rendering alone would read the same failed response from the store. Another address forgets the failure.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const reload = useReload();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(error, reset) => {
        const retry = () =>
          startTransition(() => {
            reload();
            reset();
          });
        const isSessionOver = error instanceof RequestError && error.failure === "unauthenticated";
        return isSessionOver ? (
          <SessionOver onSignedIn={retry} />
        ) : (
          <FailurePanel error={error} onRetry={retry} isPage />
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Asks to sign in again in place, then fetches what was refused; who does not want to goes to the sign-in page. */
export function SessionOver({ onSignedIn }: { onSignedIn: () => void }) {
  const sessionEnd = use(SessionEndContext);
  const currentLocation = useLocation();
  const navigate = useNavigate();
  const goOn = useEffectEvent((signedIn: boolean) => {
    if (signedIn) onSignedIn();
    else void navigate(signInAddress(currentLocation));
  });
  useEffect(() => {
    let isHere = true;
    void sessionEnd.askToSignIn().then((signedIn) => isHere && goOn(signedIn));
    return () => {
      isHere = false;
    };
  }, [sessionEnd]);
  return null;
}
