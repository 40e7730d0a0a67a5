import { useLingui } from "@lingui/react/macro";
import { History } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { usePages } from "#/relay/usePages.ts";
import { useSearchParams } from "react-router";
import type { AuditTrail_viewer$key } from "#/__generated__/AuditTrail_viewer.graphql";
import type { AuditTrailQuery } from "#/__generated__/AuditTrailQuery.graphql";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { readAuditAddress } from "./auditAddress.ts";
import { AuditDialog } from "./AuditDialog.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { AuditRow } from "./AuditRow.tsx";
import "./audit.css";

/** The trail, the newest entry first; older ones follow on a press. */
export function AuditTrail({ viewerKey }: { readonly viewerKey: AuditTrail_viewer$key }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, hasNext, isLoadingNext, loadNext } = usePages<AuditTrailQuery, AuditTrail_viewer$key>(
    graphql`
      fragment AuditTrail_viewer on Viewer
      @refetchable(queryName: "AuditTrailQuery")
      @argumentDefinitions(
        filter: { type: "AuditFilter" }
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
      )
      @throwOnFieldError {
        audit(filter: $filter, first: $count, after: $cursor)
          @connection(key: "AuditTrail_audit", filters: ["filter"]) {
          edges {
            node {
              id
              actor {
                id
                name
              }
              ...AuditRow_entry
              ...AuditDialog_entry
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const entries = data.audit.edges.map(({ node }) => node);
  const open = entries.find(({ id }) => id === openId);
  const { types, actions, actor, days } = readAuditAddress(search);
  const isFiltered = types.length > 0 || actions.length > 0 || actor !== null || days !== null;
  return (
    <>
      <TablePanel
        toolbar={
          <AuditFilters
            actorName={(id) => entries.find(({ actor }) => actor.id === id)?.actor.name ?? t`Somebody`}
          />
        }
        footer={
          hasNext && (
            <Button size="small" isPending={isLoadingNext} onPress={() => loadNext(50)}>
              {t`Load older entries`}
            </Button>
          )
        }
      >
        <Table aria-label={t`Audit trail`} minWidth={700} onRowAction={(key) => setOpenId(String(key))}>
          <TableHeader>
            <Column id="when" isRowHeader width={176}>{t`When`}</Column>
            <Column id="who" width={140}>{t`Who`}</Column>
            <Column id="what" width={124}>{t`What`}</Column>
            <Column id="where">{t`Where`}</Column>
            <Column id="changes">{t`Changes`}</Column>
          </TableHeader>
          <TableBody
            items={entries}
            emptyState={
              <EmptyState icon={History} title={isFiltered ? t`Nothing fits` : t`Nothing has happened yet`}>
                {isFiltered
                  ? t`No entry fits all of these filters.`
                  : t`Every change of a record will be found here, with who made it.`}
              </EmptyState>
            }
          >
            {(entry) => <AuditRow id={entry.id} entryKey={entry} onOpen={() => setOpenId(entry.id)} />}
          </TableBody>
        </Table>
      </TablePanel>
      {open && <AuditDialog entryKey={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
