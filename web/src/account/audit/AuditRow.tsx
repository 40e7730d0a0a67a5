import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AuditRow_entry$key } from "#/__generated__/AuditRow_entry.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useAuditTexts } from "#/activity/useAuditTexts.ts";

interface AuditRowProps {
  readonly id: string;
  readonly entryKey: AuditRow_entry$key;
  readonly onOpen: () => void;
}

const tones = { CREATED: "success", CHANGED: "neutral", DELETED: "danger", NOTED: "information" } as const;

/** One entry: when, who, what was done to what, and which fields. The row opens them before and after. */
export function AuditRow({ id, entryKey, onOpen }: AuditRowProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { actionName, typeName, labelOf, noteOf, detailOf } = useAuditTexts();
  const entry = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry @throwOnFieldError {
        at
        action
        note
        noteDetail
        noteCount
        actingFor
        actor {
          name
          kind
        }
        subjectType
        subjectName
        partOfName
        changes {
          label
        }
      }
    `,
    entryKey,
  );
  const { actor, action, actingFor, changes, subjectName, partOfName } = entry;
  const who = actor.name ?? (actor.kind === "SYSTEM" ? t`Nobody signed in` : t`Somebody`);
  const labels = changes.map(({ label }) => labelOf(label));
  const shown = labels.slice(0, 3).join(", ");
  const rest = labels.length - 3;
  return (
    <Row id={id} textValue={`${moment(entry.at)} ${who}`} onAction={onOpen}>
      <Cell>{moment(entry.at)}</Cell>
      <Cell>
        <span className="audit-lines">
          <span>
            <bdi>{who}</bdi>
          </span>
          {actingFor && <span className="audit-quiet" dir="auto">{t`by the token ${actingFor}`}</span>}
        </span>
      </Cell>
      <Cell>
        <Badge tone={action === "%future added value" ? "neutral" : tones[action]}>
          {noteOf(entry.note) ?? actionName(action)}
        </Badge>
      </Cell>
      <Cell>
        <span className="audit-lines">
          <span>
            <bdi>{subjectName ?? partOfName ?? typeName(entry.subjectType)}</bdi>
          </span>
          <span className="audit-quiet">
            {[typeName(entry.subjectType), subjectName ? partOfName : null].filter(Boolean).join(" · ")}
          </span>
        </span>
      </Cell>
      <Cell>
        <span className="audit-changes">
          {detailOf({ note: entry.note, noteDetail: entry.noteDetail, noteCount: entry.noteCount }) ??
            (rest > 0 ? t`${shown} and ${rest} more` : shown || "–")}
        </span>
      </Cell>
    </Row>
  );
}
