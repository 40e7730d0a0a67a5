import { useLingui } from "@lingui/react/macro";
import { PackageX } from "lucide-react";
import { RequestError } from "#/relay/RequestError.ts";
import { useFailureText } from "#/relay/useFailureText.ts";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { ErrorState } from "#/ui/ErrorState.tsx";
import "./failure.css";

interface FailurePanelProps {
  readonly error: unknown;
  /** Fetches again from the network and renders again. */
  readonly onRetry: () => void;
  /** It stands for the whole page, which has no other heading then. */
  readonly isPage?: boolean;
}

/** The name of a page that could not be shown is what happened to it. */
function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <h1 className="failure-title">{title}</h1>
    </>
  );
}

/** Stands where a page or section could not be shown: what happened, and the way on. */
export function FailurePanel({ error, onRetry, isPage = false }: FailurePanelProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  // Nothing has failed, and trying again would not help.
  if (error instanceof RequestError && error.failure === "notOffered") {
    const title = t`Not offered`;
    return (
      <EmptyState icon={PackageX} title={isPage ? <PageTitle title={title} /> : title}>
        {failureText(error)}
      </EmptyState>
    );
  }
  const title = t`This could not be shown`;
  return (
    <ErrorState
      title={isPage ? <PageTitle title={title} /> : title}
      retryLabel={t`Try again`}
      onRetry={onRetry}
    >
      {failureText(error)}
    </ErrorState>
  );
}
