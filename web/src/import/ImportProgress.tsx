import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ImportProgress_job$key } from "#/__generated__/ImportProgress_job.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { useCancelJob } from "#/job/jobMutations.ts";
import { useReport } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import { StepHeading } from "./StepHeading.tsx";

interface ImportProgressProps {
  readonly jobKey: ImportProgress_job$key;
  /** Rows are only looked at. */
  readonly isChecking: boolean;
}

/** How far the rows are. It goes on whether or not anybody looks. */
export function ImportProgress({ jobKey, isChecking }: ImportProgressProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const report = useReport();
  const [cancel, isCancelling] = useCancelJob();
  const job = useFragment(
    graphql`
      fragment ImportProgress_job on Job {
        id
        state
        progress
        doneCount
        total
        canCancel
      }
    `,
    jobKey,
  );
  return (
    <section className="import-step">
      <StepHeading lead={t`You may leave this page: it goes on, and the job list leads back here.`}>
        {isChecking ? t`The rows are being checked` : t`The rows are being imported`}
      </StepHeading>
      <Card>
        <ProgressBar
          label={job.state === "QUEUED" ? t`Waiting for its turn` : t`Progress`}
          value={job.progress}
          valueLabel={t`${count(job.doneCount)} of ${count(job.total)} rows`}
        />
      </Card>
      {job.canCancel && (
        <div className="import-actions">
          <Button
            isPending={isCancelling}
            pendingLabel={t`Cancelling the job`}
            onPress={() =>
              void cancel({ id: job.id }).then((failure) => report(failure, t`The job is cancelled.`))
            }
          >
            {isChecking ? t`Cancel` : t`Stop here`}
          </Button>
        </div>
      )}
    </section>
  );
}
