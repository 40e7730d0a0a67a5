import { useLingui } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import { startTransition, useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router";
import type { ImportSteps_job$key } from "#/__generated__/ImportSteps_job.graphql";
import type { ImportSteps_rows$key } from "#/__generated__/ImportSteps_rows.graphql";
import { addresses, importAddress, newImportAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { useJobNames, useJobState } from "#/job/useJobWords.ts";
import { useJobsReread } from "#/job/useJobsReread.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useReload } from "#/relay/useReload.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { showsColumns } from "./importAddress.ts";
import { ImportCheck } from "./ImportCheck.tsx";
import { ImportFrame, importSteps } from "./ImportFrame.tsx";
import { kindOfJob } from "./importKinds.ts";
import { ImportMapping } from "./ImportMapping.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { ImportResult } from "./ImportResult.tsx";
import { ImportRows } from "./ImportRows.tsx";

interface ImportStepsProps {
  readonly jobKey: ImportSteps_job$key;
  readonly rowsKey: ImportSteps_rows$key;
  readonly mayImport: boolean;
}

/** The step that an import is at. */
export function ImportSteps({ jobKey, rowsKey, mayImport }: ImportStepsProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const reload = useReload();
  const environment = useRelayEnvironment();
  const job = useFragment(
    graphql`
      fragment ImportSteps_job on Job @throwOnFieldError {
        id
        kind
        state
        total
        startedBy
        import {
          isRead
          canRunAllOrNothing
          counts {
            created
            changed
            unchanged
            refused
          }
          ...ImportMapping_import
        }
        ...ImportCheck_job
        ...ImportProgress_job
        ...ImportResult_job
        undoneBy {
          state
          ...useJobsReread_job
        }
        ...useJobsReread_job
      }
    `,
    jobKey,
  );
  const { import: rows } = useFragment(
    graphql`
      fragment ImportSteps_rows on Job @throwOnFieldError {
        import {
          ...ImportRows_import
        }
      }
    `,
    rowsKey,
  );
  const { id, kind: jobKind, state, total, import: file } = job;
  const { created = 0, changed: toChange = 0, unchanged = 0, refused = 0 } = file?.counts ?? {};
  const found = created + toChange + unchanged + refused;
  // The news that it was checked may have come before the answer with what was found until then.
  const isOlder = state === "READY" && found < total;
  // A file that was read waits for a word, and so does one that was checked: nothing changes by itself.
  const isWaiting = (state === "READY" && !isOlder) || (state === "STAGING" && file?.isRead === true);
  useJobsReread(isWaiting ? [] : job.undoneBy ? [job, job.undoneBy] : [job], reload);
  const standing = `${state} ${job.undoneBy?.state}`;
  const seen = useRef(standing);
  // Live news say where a job stands, not what it has found.
  const readAgain = useEffectEvent(() => startTransition(reload));
  // Also where it stood so from the start, for the news may have come before this page; what ended early has written rows, too.
  const markLists = useEffectEvent(() => {
    if (state === "DONE" || state === "FAILED" || state === "CANCELLED")
      environment.commitUpdate(invalidateLists);
  });
  useEffect(() => {
    markLists();
    if (seen.current === standing) return;
    seen.current = standing;
    readAgain();
  }, [standing]);
  useEffect(() => {
    if (isOlder) readAgain();
  }, [isOlder]);
  const kind = kindOfJob(jobKind);
  const jobName = useJobNames();
  const word = useJobState(state);
  if (kind === null) return <NotFound listHref={addresses.jobs} listLabel={t`Jobs`} />;

  const title = jobName(jobKind);
  const badge = (
    <Badge tone={word.tone} hasDot>
      {word.word}
    </Badge>
  );
  const address = importAddress(id);
  const back = {
    [importSteps.file]: newImportAddress(kind),
    [importSteps.columns]: `${address}?step=columns`,
  };
  if (!file || !rows)
    return (
      <ImportFrame title={title} badge={badge} current={importSteps.file}>
        <Card>
          <EmptyState icon={EyeOff} title={t`Only who has sent the file sees it`}>
            {t`${job.startedBy} has started this import.`}
          </EmptyState>
        </Card>
      </ImportFrame>
    );
  if (state === "STAGING" || (state === "READY" && showsColumns(search)))
    return (
      <ImportFrame
        title={title}
        badge={badge}
        current={importSteps.columns}
        hrefs={{ ...back, ...(state === "READY" && { [importSteps.check]: address }) }}
      >
        <ImportMapping jobId={id} kind={kind} importKey={file} isDisabled={!mayImport} />
      </ImportFrame>
    );
  const { counts } = file;
  const rowTable = (
    <ImportRows importKey={rows} counts={counts} isDone={state !== "READY"} isUndone={job.undoneBy != null} />
  );
  if (state === "READY")
    return (
      <ImportFrame title={title} badge={badge} current={importSteps.check} hrefs={back}>
        <ImportCheck
          jobKey={job}
          counts={counts}
          offersWhole={file.canRunAllOrNothing}
          isDisabled={!mayImport}
        >
          {rowTable}
        </ImportCheck>
      </ImportFrame>
    );
  if (state === "CHECKING" || state === "QUEUED" || state === "RUNNING") {
    const isChecking = state === "CHECKING" || (state === "QUEUED" && found === 0);
    return (
      <ImportFrame title={title} badge={badge} current={isChecking ? importSteps.check : importSteps.result}>
        <ImportProgress key={String(isChecking)} jobKey={job} isChecking={isChecking} />
      </ImportFrame>
    );
  }
  return (
    <ImportFrame title={title} badge={badge} current={importSteps.result}>
      <ImportResult jobKey={job} kind={kind}>
        {rowTable}
      </ImportResult>
    </ImportFrame>
  );
}
