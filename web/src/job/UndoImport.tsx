import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { UndoImportQuery } from "#/__generated__/UndoImportQuery.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";

const UndoImportDialog = lazy(() => import("./UndoImportDialog.tsx"));

const query = graphql`
  query UndoImportQuery($id: ID!) {
    node(id: $id) {
      ... on Job {
        undoCounts {
          deleted
          restored
        }
      }
    }
  }
`;

interface UndoImportProps {
  readonly jobId: string;
  /** `Job.kind`, and what the job is called. */
  readonly kind: string;
  readonly name: string;
  readonly size?: "small";
}

/** Takes back what an import has done, after a question that says how much that is. */
export function UndoImport({ jobId, kind, name, size }: UndoImportProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const [counts, setCounts] = useState<{ readonly deleted: number; readonly restored: number } | null>(null);
  const [isCounting, setIsCounting] = useState(false);
  const ask = async () => {
    setIsCounting(true);
    try {
      const data = await fetchQuery<UndoImportQuery>(environment, query, { id: jobId }).toPromise();
      const found = data?.node?.undoCounts;
      if (found) setCounts({ deleted: found.deleted, restored: found.restored });
      else notifier.failure(t`This cannot be undone any more`);
    } catch (error) {
      notifier.failure(t`This was not done.`, error instanceof Error ? error : undefined);
    } finally {
      setIsCounting(false);
    }
  };
  return (
    <>
      <Button
        {...(size && { size })}
        isPending={isCounting}
        pendingLabel={t`Counting`}
        aria-label={t`Undo: ${name}`}
        onPress={() => void ask()}
      >
        {t`Undo`}
      </Button>
      {counts && (
        <Suspense fallback={null}>
          <UndoImportDialog jobId={jobId} kind={kind} {...counts} onClose={() => setCounts(null)} />
        </Suspense>
      )}
    </>
  );
}
