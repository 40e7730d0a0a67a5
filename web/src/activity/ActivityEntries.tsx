/* oxlint-disable relay/unused-fields -- what decides whether entries are told as one is read by foldEntries */
import { useLingui } from "@lingui/react/macro";
import { History } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ActivityEntries_page$key } from "#/__generated__/ActivityEntries_page.graphql";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { ActivityGroup } from "./ActivityGroup.tsx";
import { foldEntries } from "./foldEntries.ts";

interface ActivityEntriesProps {
  readonly recordId: string;
  readonly isFirst: boolean;
  /** Null when the record is gone. */
  readonly pageKey: ActivityEntries_page$key | null;
  /** Something was changed from here. */
  readonly onChanged: () => void;
  /** What comes behind a cursor. */
  readonly older: (after: string) => ReactNode;
}

/** The entries of a page, those of one person in a short time as one. */
export function ActivityEntries({ recordId, isFirst, pageKey, onChanged, older }: ActivityEntriesProps) {
  const { t } = useLingui();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const page = useFragment(
    graphql`
      fragment ActivityEntries_page on AuditConnection @throwOnFieldError {
        edges {
          node {
            id
            at
            jobId
            actingFor
            actor {
              id
            }
            ...ActivityGroup_entries
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    `,
    pageKey,
  );
  const groups = foldEntries(page?.edges.map(({ node }) => node) ?? []);
  if (groups.length === 0 && isFirst) {
    return (
      <EmptyState icon={History} title={t`Nothing has happened yet`}>
        {t`What is done to it will be found here, with who did it.`}
      </EmptyState>
    );
  }
  const { hasNextPage = false, endCursor = null } = page?.pageInfo ?? {};
  return (
    <>
      <ol className="activity-groups">
        {groups.map((entries) => (
          <ActivityGroup
            // The oldest stays when newer ones are folded into it.
            key={entries.at(-1)?.id}
            recordId={recordId}
            entryKeys={entries}
            onChanged={onChanged}
          />
        ))}
      </ol>
      {hasNextPage && !isMoreOpen && (
        <Button size="small" onPress={() => setIsMoreOpen(true)}>{t`Load older entries`}</Button>
      )}
      {hasNextPage && isMoreOpen && endCursor != null && older(endCursor)}
    </>
  );
}
