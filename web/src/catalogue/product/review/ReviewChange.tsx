import { useLingui } from "@lingui/react/macro";
import { MessageSquareWarning, X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ReviewChange_change$key } from "#/__generated__/ReviewChange_change.graphql";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Badge } from "#/ui/Badge.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import { ChangeValue } from "./ChangeValue.tsx";

/** So long is what is said of one field. */
const longestNote = 500;

interface ReviewChangeProps {
  readonly changeKey: ReviewChange_change$key;
  readonly label: string;
  /** What is said of it; undefined while nobody points at it. */
  readonly note: string | undefined;
  /** Undefined takes it back; absent where nobody decides here. */
  readonly onNote: ((note: string | undefined) => void) | undefined;
}

/** A field of a product under review, and the remark that points at it. */
export function ReviewChange({ changeKey, label, note, onNote }: ReviewChangeProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const change = useFragment(
    graphql`
      fragment ReviewChange_change on FieldChange @throwOnFieldError {
        path
        before
        after
        isChanged
        ...ChangeValue_change
      }
    `,
    changeKey,
  );
  const { path, before, after, isChanged } = change;
  const isPart = path.length === 2 && path[1] !== "order";
  return (
    <div className="review-change" data-same={!isChanged || undefined}>
      <dt>
        <span dir="auto">{label}</span>
        {isChanged && isPart && before == null && <Badge tone="success">{t`New`}</Badge>}
        {isChanged && isPart && after == null && <Badge tone="danger">{t`Taken away`}</Badge>}
        {onNote && note === undefined && (
          <Tooltip text={t`Point at it`}>
            <IconButton
              icon={MessageSquareWarning}
              size="small"
              label={t`Point at ${label}`}
              onPress={() => onNote("")}
            />
          </Tooltip>
        )}
      </dt>
      <dd>
        <ChangeValue changeKey={change} />
        {onNote && note !== undefined && (
          <div className="review-note">
            <TextArea
              name={`fields.${path.join(".")}`}
              label={t`To put right: ${label}`}
              required={t`Say what is to be put right`}
              validate={atMost(longestNote)}
              rows={2}
              // Whoever points at a field goes on writing.
              autoFocus={note === ""}
              value={note}
              onChange={onNote}
            />
            <IconButton
              icon={X}
              size="small"
              label={t`Do not point at ${label}`}
              onPress={() => onNote(undefined)}
            />
          </div>
        )}
      </dd>
    </div>
  );
}
