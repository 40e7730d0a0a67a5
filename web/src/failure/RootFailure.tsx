import { useLingui } from "@lingui/react/macro";
import { useRouteError } from "react-router";
import "#/ui/Button.css";
import "./failure.css";

/** The last resort: a part of the console could not be loaded, or the frame itself failed. */
export function RootFailure() {
  const error = useRouteError();
  return (
    <main className="failure-screen">
      <LoadFailure error={error} />
    </main>
  );
}

/** Says what has failed, and offers to load the console anew, which alone brings what could not be loaded. */
export function LoadFailure({ error }: { error: unknown }) {
  const { t } = useLingui();
  const isChunk = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  return (
    <div className="failure" role="alert">
      <title>{t`Something went wrong`}</title>
      <h1>{t`Something went wrong`}</h1>
      <p>
        {isChunk
          ? t`A part of the back office could not be loaded. You may be offline, or a new version was published.`
          : t`The back office met a fault of its own. Nothing you saved is lost.`}
      </p>
      <div className="failure-actions">
        {/* A plain button in the look of ours: this page must not wait for anything. */}
        <button
          type="button"
          className="ui-button"
          data-variant="primary"
          data-size="medium"
          onClick={() => window.location.reload()}
        >
          {t`Reload the back office`}
        </button>
      </div>
    </div>
  );
}
