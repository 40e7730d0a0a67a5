import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AuditDialog_entry$key } from "#/__generated__/AuditDialog_entry.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Dialog, DialogBody } from "#/ui/Dialog.tsx";
import { Link } from "#/ui/Link.tsx";
import { type MarkedText, changedWords } from "./changedWords.ts";
import { useAuditTexts } from "#/activity/useAuditTexts.ts";

interface AuditDialogProps {
  readonly entryKey: AuditDialog_entry$key;
  readonly onClose: () => void;
}

/** One entry: who, why, and each field before and after with the words marked that differ. */
export function AuditDialog({ entryKey, onClose }: AuditDialogProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { actionName, typeName, labelOf, valueOf, noteOf, detailOf } = useAuditTexts();
  const entry = useFragment(
    graphql`
      fragment AuditDialog_entry on AuditEntry @throwOnFieldError {
        at
        action
        note
        noteDetail
        noteCount
        actingFor
        actor {
          id
          name
          kind
        }
        subjectType
        subjectName
        partOfName
        reason
        changes {
          path
          label
          kind
          before
          after
        }
      }
    `,
    entryKey,
  );
  const { actor, actingFor, reason, changes, subjectName, partOfName } = entry;
  const facts: readonly (readonly [string, string | null])[] = [
    [t`When`, moment(entry.at)],
    [t`Who`, actor.name ?? (actor.kind === "SYSTEM" ? t`Nobody signed in` : t`Somebody`)],
    [t`API token`, actingFor ?? null],
    [t`What`, noteOf(entry.note) ?? actionName(entry.action)],
    [t`Where`, [typeName(entry.subjectType), subjectName, partOfName].filter(Boolean).join(" · ")],
    [t`About`, detailOf({ note: entry.note, noteDetail: entry.noteDetail, noteCount: entry.noteCount })],
    [t`Reason`, reason ?? null],
  ];
  return (
    <Dialog
      isOpen
      size="large"
      title={t`Entry of the audit trail`}
      closeLabel={t`Close`}
      onOpenChange={onClose}
    >
      <DialogBody>
        <dl className="audit-facts">
          {facts.map(
            ([name, text]) =>
              text !== null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ),
          )}
        </dl>
        {actor.name && (
          <p className="audit-more">
            <Link href={`${addresses.audit}?actor=${actor.id}`} onPress={onClose}>
              {t`All entries of ${actor.name}`}
            </Link>
          </p>
        )}
        {changes.length > 0 && (
          <table className="audit-table">
            <thead>
              <tr>
                <th scope="col">{t`Field`}</th>
                <th scope="col">{t`Before`}</th>
                <th scope="col">{t`After`}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => {
                const [before, after] = [valueOf(change, change.before), valueOf(change, change.after)];
                const [was, becomes] = changedWords(before ?? "", after ?? "");
                return (
                  <tr key={change.path.join(".")}>
                    <th scope="row">{labelOf(change.label)}</th>
                    <td data-name={t`Before`}>{before === null ? "–" : <Marked text={was} as="del" />}</td>
                    <td data-name={t`After`}>{after === null ? "–" : <Marked text={becomes} as="ins" />}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** A value whose changed words are marked. */
function Marked({ text: { head, changed, tail }, as: Changed }: { text: MarkedText; as: "del" | "ins" }) {
  return (
    <span className="audit-value" dir="auto">
      {head}
      {changed !== "" && <Changed>{changed}</Changed>}
      {tail}
    </span>
  );
}
