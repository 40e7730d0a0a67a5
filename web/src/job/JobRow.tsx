import { Plural, useLingui } from "@lingui/react/macro";
import { FileSpreadsheet } from "lucide-react";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { JobKind, JobRow_job$key } from "#/__generated__/JobRow_job.graphql";
import { importAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import { useCancelJob, useRetryJob } from "./jobMutations.ts";
import { ShowRefused } from "./ShowRefused.tsx";
import { UndoImport } from "./UndoImport.tsx";
import { useJobName, useJobState } from "./useJobWords.ts";
import { useUndoBulkEdit } from "./useUndoBulkEdit.ts";
import "./job.css";

/** Jobs that keep what became of each record. */
const namesRows: ReadonlySet<JobKind> = new Set(["EDIT_PRODUCTS", "UNDO_EDIT", "UNDO_IMPORT"]);

/** Why a job failed, where its row says more than that it did. */
const explained: ReadonlySet<string> = new Set(["NOT_ALLOWED", "TOKEN_GONE", "NO_ROOM"]);

const stay = () => undefined;

interface JobRowProps {
  readonly jobKey: JobRow_job$key;
  /** Stands in a panel over the page, which a dialog would lie under: what was refused, and what asks before, is on the page of all jobs. */
  readonly isBrief?: boolean;
  /** One of its links leads elsewhere. */
  readonly onLeave?: () => void;
}

/** One job: what it does, how far it is or how it ended, its file, and what can be done about it. */
export function JobRow({ jobKey, isBrief = false, onLeave = stay }: JobRowProps) {
  const { t } = useLingui();
  const { moment, count } = useFormats();
  const notifier = use(NotifierContext);
  const job = useFragment(
    graphql`
      fragment JobRow_job on Job {
        id
        kind
        state
        progress
        total
        doneCount
        refusedCount
        failure
        startedBy
        createdAt
        isOwn
        downloadUrl
        canCancel
        canRetry
        canUndo
      }
    `,
    jobKey,
  );
  const name = useJobName(job.kind);
  const state = useJobState(job.state);
  const [cancel, isCancelling] = useCancelJob();
  const [retry, isRetrying] = useRetryJob();
  const [undo, isUndoing] = useUndoBulkEdit();
  const run = async (change: ReturnType<typeof cancel>, said: string) => {
    const failure = await change;
    if (failure === null) notifier.success(said);
    else if (failure) notifier.failure(failure.formError ?? t`This was not done.`, failure.cause);
  };
  const isUnderWay = job.state === "RUNNING" || job.state === "QUEUED" || job.state === "CHECKING";
  // A file that is read in has a page of its own, where it waits for a word.
  const isImport = job.kind.startsWith("IMPORT_");
  const page = job.isOwn && isImport ? importAddress(job.id) : null;
  const waits = job.state === "STAGING" || job.state === "READY";
  return (
    <li className="job-row">
      <Icon of={FileSpreadsheet} size={20} />
      <div className="job-row-text">
        <div className="job-row-title">
          {page === null ? (
            name
          ) : (
            <Link href={page} onPress={onLeave}>
              {name}
            </Link>
          )}
          <Badge tone={state.tone} hasDot>
            {state.word}
          </Badge>
        </div>
        <div className="job-row-meta">
          <span>
            <bdi>{job.startedBy}</bdi>
          </span>
          {job.createdAt && <span>{moment(job.createdAt)}</span>}
          {!isUnderWay && (
            <span>
              <Plural value={job.doneCount} one="# row" other="# rows" />
            </span>
          )}
          {job.refusedCount > 0 && (
            <span>
              <Plural value={job.refusedCount} one="# row refused" other="# rows refused" />
            </span>
          )}
          {job.failure === "NOT_ALLOWED" && (
            <span>{t`The person who started it may not do this any more.`}</span>
          )}
          {job.failure === "TOKEN_GONE" && (
            <span>{t`The API token that started it is gone, or may not do this.`}</span>
          )}
          {job.failure === "NO_ROOM" && (
            <span>{t`Your company keeps as much of such files as it may. Each goes after a week.`}</span>
          )}
          {job.failure && !explained.has(job.failure) && (
            <span>{job.canRetry ? t`Something went wrong. Try again.` : t`Something went wrong`}</span>
          )}
        </div>
        {isUnderWay && (
          <ProgressBar
            label={t`Progress`}
            value={job.progress}
            valueLabel={t`${count(job.doneCount)} of ${count(job.total)} rows`}
          />
        )}
      </div>
      <div className="job-row-actions">
        {page !== null && waits && (
          <LinkButton
            size="small"
            variant="primary"
            href={page}
            onPress={onLeave}
            aria-label={t`Go on: ${name}`}
          >
            {t`Go on`}
          </LinkButton>
        )}
        {job.downloadUrl !== null && (
          <a
            className="ui-button"
            data-variant="secondary"
            data-size="small"
            href={job.downloadUrl}
            download
            aria-label={t`Download: ${name}`}
          >
            <span className="ui-button-content">{t`Download`}</span>
          </a>
        )}
        {job.canCancel && (
          <Button
            size="small"
            isPending={isCancelling}
            pendingLabel={t`Cancelling the job`}
            aria-label={t`Cancel: ${name}`}
            onPress={() => void run(cancel({ id: job.id }), t`The job is cancelled.`)}
          >
            {t`Cancel`}
          </Button>
        )}
        {!isBrief && job.refusedCount > 0 && namesRows.has(job.kind) && (
          <ShowRefused jobId={job.id} name={name} label={t`Show refused`} />
        )}
        {!isBrief && job.canUndo && isImport && (
          <UndoImport jobId={job.id} kind={job.kind} name={name} size="small" />
        )}
        {job.canUndo && !isImport && (
          <Button
            size="small"
            isPending={isUndoing}
            pendingLabel={t`Undoing the change`}
            aria-label={t`Undo: ${name}`}
            onPress={() => void undo([job.id])}
          >
            {t`Undo`}
          </Button>
        )}
        {job.canRetry && (
          <Button
            size="small"
            isPending={isRetrying}
            pendingLabel={t`Starting the job`}
            aria-label={t`Try again: ${name}`}
            onPress={() => void run(retry({ id: job.id }), t`The job begins anew.`)}
          >
            {t`Try again`}
          </Button>
        )}
      </div>
    </li>
  );
}
