import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ImportUndo_job$key } from "#/__generated__/ImportUndo_job.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { useRetryJob } from "#/job/jobMutations.ts";
import { ShowRefused } from "#/job/ShowRefused.tsx";
import { useJobName } from "#/job/useJobWords.ts";
import { useReport } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";

/** How far the undoing of an import is, or what it has left and why. */
export function ImportUndo({ jobKey }: { readonly jobKey: ImportUndo_job$key }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const report = useReport();
  const [retry, isRetrying] = useRetryJob();
  const job = useFragment(
    graphql`
      fragment ImportUndo_job on Job {
        id
        kind
        state
        progress
        total
        doneCount
        okCount
        refusedCount
        canRetry
      }
    `,
    jobKey,
  );
  const { state, okCount, refusedCount } = job;
  const name = useJobName(job.kind);
  if (state === "QUEUED" || state === "RUNNING")
    return (
      <Card>
        <ProgressBar
          label={state === "QUEUED" ? t`Undo: waiting for its turn` : t`The import is being undone`}
          value={job.progress}
          valueLabel={t`${count(job.doneCount)} of ${count(job.total)} rows`}
        />
      </Card>
    );
  const title =
    okCount === 0
      ? t`Nothing was taken back`
      : refusedCount === 0 && state === "DONE"
        ? t`The import was undone`
        : t`A part of the import was undone`;
  return (
    <Notice
      tone={state === "FAILED" ? "danger" : refusedCount > 0 || state === "CANCELLED" ? "warning" : "success"}
      announce="status"
      title={title}
      action={
        <>
          {refusedCount > 0 && <ShowRefused jobId={job.id} name={name} label={t`Show what was left`} />}
          {job.canRetry && (
            <Button
              size="small"
              isPending={isRetrying}
              pendingLabel={t`Starting the job`}
              onPress={() =>
                void retry({ id: job.id }).then((error) => report(error, t`The job begins anew.`))
              }
            >
              {t`Try again`}
            </Button>
          )}
        </>
      }
    >
      <Plural value={okCount} one="# row was taken back." other="# rows were taken back." />
      {refusedCount > 0 && (
        <>
          {" "}
          <Plural
            value={refusedCount}
            one="# record was left as it is."
            other="# records were left as they are."
          />
        </>
      )}
    </Notice>
  );
}
