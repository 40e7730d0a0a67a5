import { Plural, useLingui } from "@lingui/react/macro";
import { Rows3 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigation, useSearchParams } from "react-router";
import type { ImportRows_import$key } from "#/__generated__/ImportRows_import.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { pageSizesOf } from "#/list/listAddress.ts";
import { ListPages } from "#/list/ListPages.tsx";
import { useListAddress } from "#/list/useListAddress.ts";
import { Badge } from "#/ui/Badge.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { Table } from "#/ui/Table.tsx";
import { Cell, Row, TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { outcomesIn, rowRules } from "./importAddress.ts";
import type { ImportCounts } from "./ImportFacts.tsx";
import { RowChanges } from "./RowChanges.tsx";
import { useMessageReader } from "./useMessageReader.ts";
import { useImportWords } from "./useImportWords.ts";

interface ImportRowsProps {
  readonly importKey: ImportRows_import$key;
  readonly counts: ImportCounts;
  /** They were run, not only checked. */
  readonly isDone: boolean;
  /** Some of what they did was taken back, or is to be. */
  readonly isUndone: boolean;
}

/** The rows of a file: what each would do or has done, and why not. */
export function ImportRows({ importKey, counts, isDone, isUndone }: ImportRowsProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { fieldName, outcomeOf } = useImportWords();
  const read = useMessageReader();
  const [search] = useSearchParams();
  const [address, change] = useListAddress(rowRules);
  const isPending = useNavigation().state === "loading";
  const { rows } = useFragment(
    graphql`
      fragment ImportRows_import on Import @throwOnFieldError {
        rows(outcome: $outcome, first: $first, offset: $offset) {
          totalCount
          nodes {
            number
            name
            outcome
            problems {
              label
              message
              messageCode
              messageParams
            }
            changes {
              ...RowChanges_change
            }
          }
        }
      }
    `,
    importKey,
  );
  const { totalCount, nodes } = rows;
  const tabs: readonly (readonly [id: string, name: string, rows: number | null])[] = isDone
    ? [
        ["", t`All`, null],
        ["DONE", t`Imported`, null],
        ...(isUndone ? [["UNDONE", t`Taken back`, null] as const] : []),
        ["UNCHANGED", t`Unchanged`, null],
        ["REFUSED,STALE", t`Refused`, null],
      ]
    : [
        ["", t`All`, counts.created + counts.changed + counts.unchanged + counts.refused],
        ["TO_CREATE", t`New`, counts.created],
        ["TO_CHANGE", t`Changed`, counts.changed],
        ["UNCHANGED", t`Unchanged`, counts.unchanged],
        ["REFUSED", t`Refused`, counts.refused],
      ];
  const hrefOf = (outcome: string) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    if (outcome === "") next.delete("outcome");
    else next.set("outcome", outcome);
    return `?${next}`;
  };
  return (
    <TablePanel
      toolbar={
        <div className="import-tools">
          <TabLinks
            label={t`Rows by outcome`}
            currentId={outcomesIn(search).join(",")}
            links={tabs.map(([id, name, rows_]) => ({
              id,
              title: rows_ === null ? name : `${name} ${count(rows_)}`,
              href: hrefOf(id),
            }))}
          />
          <VisuallyHidden isStatus>
            <Plural value={totalCount} one="# row" other="# rows" />
          </VisuallyHidden>
        </div>
      }
      footer={
        <ListPages
          label={t`Pages of rows`}
          list={address}
          pageSizes={pageSizesOf(rowRules)}
          totalCount={totalCount}
          shownCount={nodes.length}
          onChange={change}
        />
      }
    >
      <Table aria-label={t`Rows of the file`} minWidth={640} isPending={isPending}>
        <TableHeader>
          <Column id="row" isRowHeader width={88}>{t`Row`}</Column>
          <Column id="name" width={200}>{t`Name`}</Column>
          <Column id="outcome" width={120}>{t`Outcome`}</Column>
          <Column id="what">{t`What`}</Column>
        </TableHeader>
        <TableBody
          items={nodes.map((node) => ({ ...node, id: node.number }))}
          emptyState={
            <EmptyState icon={Rows3} title={t`No such rows`}>
              {t`What was said of each row is kept for seven days.`}
            </EmptyState>
          }
        >
          {({ id, number, name, outcome, problems, changes }) => {
            const { word, tone } = outcomeOf(outcome);
            return (
              <Row id={id}>
                <Cell>{t`Row ${number}`}</Cell>
                <Cell isWrapped>{name == null ? "–" : <bdi>{name}</bdi>}</Cell>
                <Cell>
                  <Badge tone={tone}>{word}</Badge>
                </Cell>
                <Cell isWrapped>
                  {problems.length > 0 ? (
                    <ul className="import-problems">
                      {problems.map(({ label, message, messageCode, messageParams }) => (
                        <li key={`${label} ${message}`}>
                          {label != null && <b>{fieldName(label)}: </b>}
                          {read(message, messageCode, messageParams)}
                        </li>
                      ))}
                    </ul>
                  ) : (
                    <RowChanges changeKeys={changes} />
                  )}
                </Cell>
              </Row>
            );
          }}
        </TableBody>
      </Table>
    </TablePanel>
  );
}
