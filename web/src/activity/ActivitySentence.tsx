import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ActivitySentence_entry$key } from "#/__generated__/ActivitySentence_entry.graphql";
import { useAuditTexts } from "./useAuditTexts.ts";

interface ActivitySentenceProps {
  /** The record whose history it is; what was done to it needs no name. */
  readonly recordId: string;
  readonly entryKey: ActivitySentence_entry$key;
}

/** Whoever did it. */
export function Who({ children }: { readonly children: ReactNode }) {
  return <bdi className="activity-who">{children}</bdi>;
}

/** What somebody did, in a sentence: the one place for each kind of change. Values stand beneath it. */
export function ActivitySentence({ recordId, entryKey }: ActivitySentenceProps) {
  const { t } = useLingui();
  const { typeName, labelOf, noteOf, detailOf } = useAuditTexts();
  const entry = useFragment(
    graphql`
      fragment ActivitySentence_entry on AuditEntry @throwOnFieldError {
        action
        note
        noteDetail
        noteCount
        actor {
          name
          kind
        }
        subjectId
        subjectType
        subjectName
        changes {
          path
          label
          after
        }
      }
    `,
    entryKey,
  );
  const { action, actor, changes, subjectId, subjectType, subjectName } = entry;
  const who = actor.name ?? (actor.kind === "SYSTEM" ? t`Nobody signed in` : t`Somebody`);
  const isOwn = subjectId === recordId;
  const what = [typeName(subjectType), subjectName].filter(Boolean).join(" ");
  const note = noteOf(entry.note);
  if (note !== null) {
    const detail = detailOf({ note: entry.note, noteDetail: entry.noteDetail, noteCount: entry.noteCount });
    return (
      <>
        <Trans>
          <Who>{who}</Who>: {note}
        </Trans>
        {detail && (
          <bdi className={entry.note === "written" ? "activity-written" : "activity-detail"}>{detail}</bdi>
        )}
      </>
    );
  }
  if (action === "CREATED") {
    if (isOwn)
      return (
        <Trans>
          <Who>{who}</Who> added it
        </Trans>
      );
    return (
      <Trans>
        <Who>{who}</Who> added: <bdi>{what}</bdi>
      </Trans>
    );
  }
  if (action === "DELETED") {
    return (
      <Trans>
        <Who>{who}</Who> deleted: <bdi>{what}</bdi>
      </Trans>
    );
  }
  const become = (field: string) => changes.find(({ path }) => path[0] === field);
  const status = isOwn && subjectType === "Product" ? become("status")?.after : undefined;
  if (status === "Pending") {
    return (
      <Trans>
        <Who>{who}</Who> submitted it
      </Trans>
    );
  }
  if (status === "Enabled") {
    return (
      <Trans>
        <Who>{who}</Who> enabled it
      </Trans>
    );
  }
  if (status === "Rectification") {
    return (
      <Trans>
        <Who>{who}</Who> returned it
      </Trans>
    );
  }
  if (status === "Disabled") {
    return (
      <Trans>
        <Who>{who}</Who> disabled it
      </Trans>
    );
  }
  const suspended = isOwn ? become("suspendedAt") : undefined;
  if (suspended) {
    return suspended.after === null ? (
      <Trans>
        <Who>{who}</Who> activated it again
      </Trans>
    ) : (
      <Trans>
        <Who>{who}</Who> suspended it
      </Trans>
    );
  }
  const closed = become("closed");
  if (closed) {
    return closed.after === "Yes" ? (
      <Trans>
        <Who>{who}</Who> disabled: <bdi>{what}</bdi>
      </Trans>
    ) : (
      <Trans>
        <Who>{who}</Who> enabled: <bdi>{what}</bdi>
      </Trans>
    );
  }
  const [first] = changes;
  const field = changes.length === 1 && first !== undefined ? labelOf(first.label) : null;
  if (isOwn) {
    return field === null ? (
      <Trans>
        <Who>{who}</Who> changed it
      </Trans>
    ) : (
      <Trans>
        <Who>{who}</Who> changed: {field}
      </Trans>
    );
  }
  return field === null ? (
    <Trans>
      <Who>{who}</Who> changed: <bdi>{what}</bdi>
    </Trans>
  ) : (
    <Trans>
      <Who>{who}</Who> changed <bdi>{what}</bdi>: {field}
    </Trans>
  );
}

/** The same of several changes at once. */
export function GroupSentence({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <Trans>
      <Who>{name}</Who>: <Plural value={count} one="# change" other="# changes" />
    </Trans>
  );
}
