import { useLingui } from "@lingui/react/macro";
import { useFailureText } from "#/relay/useFailureText.ts";
import { ErrorState } from "#/ui/ErrorState.tsx";

interface FailurePanelProps {
  readonly error: unknown;
  /** Fetches again from the network and renders again. */
  readonly onRetry: () => void;
}

/** Stands where a page or section could not be shown: what happened, and the way on. */
export function FailurePanel({ error, onRetry }: FailurePanelProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (
    <ErrorState title={t`This could not be shown`} retryLabel={t`Try again`} onRetry={onRetry}>
      {failureText(error)}
    </ErrorState>
  );
}
