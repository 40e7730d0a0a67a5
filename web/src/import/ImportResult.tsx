import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportResult_job$key } from "#/__generated__/ImportResult_job.graphql";
import { addresses, newImportAddress } from "#/app/addresses.ts";
import { useRetryJob } from "#/job/jobMutations.ts";
import { UndoImport } from "#/job/UndoImport.tsx";
import { useJobName } from "#/job/useJobWords.ts";
import { useReport } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { ImportFacts } from "./ImportFacts.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { ImportUndo } from "./ImportUndo.tsx";
import { type ImportKind, importKinds } from "./importKinds.ts";
import { RefusedRows } from "./RefusedRows.tsx";

interface ImportResultProps {
  readonly jobKey: ImportResult_job$key;
  readonly kind: ImportKind;
  /** The rows. */
  readonly children: ReactNode;
}

/** What became of the rows, and the way to correct those that were refused. */
export function ImportResult({ jobKey, kind, children }: ImportResultProps) {
  const { t } = useLingui();
  const report = useReport();
  const [retry, isRetrying] = useRetryJob();
  const job = useFragment(
    graphql`
      fragment ImportResult_job on Job {
        id
        kind
        state
        okCount
        refusedCount
        skippedCount
        failure
        downloadUrl
        canRetry
        canUndo
        undoneBy {
          okCount
          ...ImportUndo_job
        }
      }
    `,
    jobKey,
  );
  const jobName = useJobName(job.kind);
  const { state, okCount, refusedCount, downloadUrl, failure } = job;
  const undoneCount = job.undoneBy?.okCount ?? 0;
  const title =
    state === "FAILED"
      ? t`The import has failed`
      : state === "CANCELLED"
        ? t`The import was cancelled`
        : t`The import is done`;
  const reasons = {
    NOT_ALLOWED: t`The person who started it may not do this any more.`,
    TOKEN_GONE: t`The API token that started it is gone, or may not do this.`,
  };
  const reason =
    failure === "NOT_ALLOWED" || failure === "TOKEN_GONE"
      ? reasons[failure]
      : t`Something went wrong. What was written before stays.`;
  return (
    <section className="import-step">
      <StepHeading>{title}</StepHeading>
      {state === "FAILED" && (
        <Notice tone="danger" announce="alert">
          {reason}
        </Notice>
      )}
      {state === "CANCELLED" && <Notice>{t`Rows that were written before stay as they are now.`}</Notice>}
      {state === "EXPIRED" && (
        <Notice>{t`The rows of a file are kept for seven days; these are gone.`}</Notice>
      )}
      <ImportFacts
        facts={[
          { name: t`Imported`, value: okCount - undoneCount, tone: "success" },
          ...(job.undoneBy ? [{ name: t`Taken back`, value: undoneCount, tone: "neutral" } as const] : []),
          { name: t`Unchanged`, value: job.skippedCount, tone: "neutral" },
          { name: t`Refused`, value: refusedCount, tone: "danger" },
        ]}
      />
      {job.undoneBy && <ImportUndo jobKey={job.undoneBy} />}
      {refusedCount > 0 && downloadUrl && (
        <Notice tone="warning" title={t`Some rows were left out`} action={<RefusedRows href={downloadUrl} />}>
          {t`The file has these rows with what is wrong with them. Correct it and import it again.`}
        </Notice>
      )}
      <div className="import-actions">
        <LinkButton href={importKinds[kind].address} variant="primary">{t`Show the list`}</LinkButton>
        {kind === "PRODUCTS" && okCount > undoneCount && (
          <LinkButton href={addresses.productImages}>{t`Add their images`}</LinkButton>
        )}
        <LinkButton href={newImportAddress(kind)}>
          {refusedCount > 0 ? t`Import the corrected file` : t`Import another file`}
        </LinkButton>
        {job.canUndo && <UndoImport jobId={job.id} kind={job.kind} name={jobName} />}
        {job.canRetry && (
          <Button
            isPending={isRetrying}
            pendingLabel={t`Starting the job`}
            onPress={() => void retry({ id: job.id }).then((error) => report(error, t`The job begins anew.`))}
          >
            {t`Try again`}
          </Button>
        )}
      </div>
      {state !== "EXPIRED" && children}
    </section>
  );
}
