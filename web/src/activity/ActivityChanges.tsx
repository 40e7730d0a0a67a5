import { useLingui } from "@lingui/react/macro";
import { ArrowRight, Undo2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ActivityChanges_entry$key } from "#/__generated__/ActivityChanges_entry.graphql";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import { restoreFormOf } from "./restoreForms.ts";
import { useAuditTexts } from "./useAuditTexts.ts";
import { useRestore } from "./useRestore.ts";

interface ActivityChangesProps {
  readonly entryKey: ActivityChanges_entry$key;
  /** A value was given back. */
  readonly onChanged: () => void;
}

/** The fields before and after. What the viewer may edit can be given its value of before back. */
export function ActivityChanges({ entryKey, onChanged }: ActivityChangesProps) {
  const { t } = useLingui();
  const { labelOf, valueOf } = useAuditTexts();
  const [restore, isRestoring] = useRestore(onChanged);
  const entry = useFragment(
    graphql`
      fragment ActivityChanges_entry on AuditEntry @throwOnFieldError {
        id
        action
        subjectType
        subject {
          id
          ... on Product @alias(as: "product") {
            version
            viewerCanUpdate
          }
          ... on Variant @alias(as: "variant") {
            version
            viewerCanUpdate
          }
          ... on Seller @alias(as: "seller") {
            version
            viewerCanUpdate
          }
          ... on Company @alias(as: "company") {
            version
            viewerCanUpdate
          }
          ... on Collection @alias(as: "collection") {
            version
            viewerCanUpdate
          }
        }
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
  const { action, subject, subjectType, changes } = entry;
  // Of what was added every field is new: that is the record itself.
  const [isOpen, setIsOpen] = useState(action === "CHANGED");
  if (changes.length === 0) return null;
  if (!isOpen) {
    return <Button size="small" variant="quiet" onPress={() => setIsOpen(true)}>{t`Show the fields`}</Button>;
  }
  const seen =
    subject?.product ?? subject?.variant ?? subject?.seller ?? subject?.company ?? subject?.collection;
  return (
    <dl className="activity-changes">
      {changes.map((change) => {
        const { path, before, after, kind } = change;
        const label = labelOf(change.label);
        const form = action === "CHANGED" ? restoreFormOf(subjectType, path) : null;
        const isGone = kind === "RECORD" && before === "?";
        return (
          <div key={path.join(".")}>
            <dt>{label}</dt>
            <dd className="activity-values">
              {action === "CHANGED" && (
                <>
                  <Value as="del" text={valueOf(change, before)} />
                  <Icon of={ArrowRight} size={14} isMirrored />
                </>
              )}
              <Value
                as={action === "DELETED" ? "del" : "ins"}
                text={valueOf(change, action === "DELETED" ? before : after)}
              />
            </dd>
            {seen?.viewerCanUpdate && subject && form !== null && !isGone && (
              <dd className="activity-restore">
                <Tooltip text={t`Restore the value before`}>
                  <IconButton
                    icon={Undo2}
                    size="small"
                    isMirrored
                    label={t`Restore the value before: ${label}`}
                    isDisabled={isRestoring}
                    onPress={() =>
                      void restore({
                        entryId: entry.id,
                        form,
                        field: path.join("."),
                        label,
                        record: { id: subject.id, version: seen.version },
                      })
                    }
                  />
                </Tooltip>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function Value({ as: Changed, text }: { readonly as: "del" | "ins"; readonly text: string | null }) {
  const { t } = useLingui();
  return text === null ? (
    <em>{t`Empty`}</em>
  ) : (
    <Changed className="activity-value" dir="auto">
      {text}
    </Changed>
  );
}
