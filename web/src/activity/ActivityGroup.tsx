import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ActivityGroup_entries$key } from "#/__generated__/ActivityGroup_entries.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Avatar } from "#/ui/Avatar.tsx";
import { Button } from "#/ui/Button.tsx";
import { ActivityChanges } from "./ActivityChanges.tsx";
import { ActivityMeta } from "./ActivityMeta.tsx";
import { ActivitySentence, GroupSentence } from "./ActivitySentence.tsx";

interface ActivityGroupProps {
  readonly recordId: string;
  readonly entryKeys: ActivityGroup_entries$key;
  readonly onChanged: () => void;
}

/** What one person did in a short time: one entry as it is, several behind a press. */
export function ActivityGroup({ recordId, entryKeys, onChanged }: ActivityGroupProps) {
  const { t } = useLingui();
  const { moment, time } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const entries = useFragment(
    graphql`
      fragment ActivityGroup_entries on AuditEntry @relay(plural: true) @throwOnFieldError {
        id
        at
        actor {
          name
          picture
        }
        ...ActivityMeta_entry
        ...ActivitySentence_entry
        ...ActivityChanges_entry
      }
    `,
    entryKeys,
  );
  const [newest] = entries;
  if (newest === undefined) return null;
  const { name, picture } = newest.actor;
  const isOne = entries.length === 1;
  return (
    <li className="activity-group">
      <Avatar name={name ?? "–"} src={picture ?? undefined} />
      <div className="activity-text">
        <p>
          {isOne ? (
            <ActivitySentence recordId={recordId} entryKey={newest} />
          ) : (
            <GroupSentence name={name ?? t`Somebody`} count={entries.length} />
          )}
        </p>
        <ActivityMeta entryKey={newest} />
        {isOne ? (
          <ActivityChanges entryKey={newest} onChanged={onChanged} />
        ) : (
          <>
            <Button
              size="small"
              variant="quiet"
              icon={ChevronDown}
              aria-expanded={isOpen}
              {...(isOpen && { "aria-controls": listId })}
              onPress={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t`Hide the changes` : t`Show the changes`}
            </Button>
            {isOpen && (
              <ol id={listId} className="activity-folded">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <p>
                      <ActivitySentence recordId={recordId} entryKey={entry} />{" "}
                      <time dateTime={entry.at} title={moment(entry.at)}>
                        {time(entry.at)}
                      </time>
                    </p>
                    <ActivityChanges entryKey={entry} onChanged={onChanged} />
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </div>
    </li>
  );
}
