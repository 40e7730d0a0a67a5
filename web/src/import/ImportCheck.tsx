import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, use, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import type { ImportCheck_job$key } from "#/__generated__/ImportCheck_job.graphql";
import { importAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { useCancelJob } from "#/job/jobMutations.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { useReport } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { ImportFacts, type ImportCounts } from "./ImportFacts.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { useRunImport } from "./importMutations.ts";
import { RefusedRows } from "./RefusedRows.tsx";

interface ImportCheckProps {
  readonly jobKey: ImportCheck_job$key;
  readonly counts: ImportCounts;
  /** Whether all rows can be written in one go, or none. */
  readonly offersWhole: boolean;
  readonly isDisabled: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** What the rows would do, and the choice to do it. */
export function ImportCheck({ jobKey, counts, offersWhole, isDisabled, children }: ImportCheckProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const notifier = use(NotifierContext);
  const touches = touchesOf(useRelayEnvironment());
  const report = useReport();
  const navigate = useNavigate();
  const [run, isStarting] = useRunImport();
  const [cancel, isCancelling] = useCancelJob();
  const [isWhole, setIsWhole] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, downloadUrl } = useFragment(
    graphql`
      fragment ImportCheck_job on Job {
        id
        downloadUrl
      }
    `,
    jobKey,
  );
  const { created, changed, refused } = counts;
  const toDo = created + changed;
  const begin = async () => {
    setProblem(null);
    const failure = await run({ jobId: id, ...(isWhole && { mode: "ALL_OR_NOTHING" as const }) });
    if (failure === undefined) return;
    if (failure) return setProblem(mutationErrorText(failure));
    touches.tell(jobKind, { change: "many" });
    notifier.information(t`The import has begun. Closing this tab stops nothing.`);
    // What was looked at of the check is called otherwise now.
    await navigate(importAddress(id), { replace: true });
  };
  const name =
    refused === 0
      ? t`${plural(toDo, { one: "Import # row", other: "Import # rows" })}`
      : t`Import ${count(toDo)} and leave out ${count(refused)}`;
  return (
    <section className="import-step">
      <StepHeading lead={t`Nothing has been written yet.`}>{t`What the file would change`}</StepHeading>
      <ImportFacts
        facts={[
          { name: t`New`, value: created, tone: "success" },
          { name: t`Changed`, value: changed, tone: "information" },
          { name: t`Unchanged`, value: counts.unchanged, tone: "neutral" },
          { name: t`Refused`, value: refused, tone: "danger" },
        ]}
      />
      <div className="import-actions">
        <LinkButton
          size="small"
          href={`${importAddress(id)}?step=columns`}
        >{t`Change the columns`}</LinkButton>
        {refused > 0 && downloadUrl && <RefusedRows href={downloadUrl} />}
      </div>
      {children}
      {problem !== null && (
        <Notice tone="danger" announce="alert">
          {problem}
        </Notice>
      )}
      {offersWhole && toDo > 0 && (
        <Switch isSelected={isWhole} onChange={setIsWhole}>
          {t`All or nothing: when one row cannot be written, none is`}
        </Switch>
      )}
      {toDo === 0 && <Notice announce="status">{t`There is nothing in this file to import.`}</Notice>}
      <div className="import-actions import-choice">
        {toDo > 0 && (
          <Button
            variant="primary"
            isDisabled={isDisabled}
            isPending={isStarting}
            pendingLabel={t`Starting the job`}
            onPress={() => void begin()}
          >
            {name}
          </Button>
        )}
        <Button
          variant="quiet"
          isPending={isCancelling}
          pendingLabel={t`Cancelling the job`}
          onPress={() => void cancel({ id }).then((failure) => report(failure, t`The import is cancelled.`))}
        >
          {t`Cancel the import`}
        </Button>
      </div>
    </section>
  );
}
