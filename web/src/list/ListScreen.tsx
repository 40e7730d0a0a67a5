import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DragAndDropHooks } from "react-aria-components/useDragAndDrop";
import type { KeyType } from "react-relay/ReactRelayTypes";
import { useNavigation } from "react-router";
import { FirstAddContext } from "#/form/FirstAdd.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { ChosenBar } from "./ChosenBar.tsx";
import { ColumnChooser } from "./ColumnChooser.tsx";
import type { NamedColumn } from "./ColumnPanel.tsx";
import { focusRows } from "./focusRows.ts";
import { LateValue } from "./LateValue.ts";
import { pageSizesOf } from "./listAddress.ts";
import { type ListDeclaration, type ListRow, textFor } from "./listDeclaration.ts";
import { ListPage } from "./ListPage.tsx";
import { ListPages } from "./ListPages.tsx";
import { ListTable } from "./ListTable.tsx";
import { NothingYet } from "./NothingYet.tsx";
import { OnScreenContext } from "./onScreen.ts";
import { PageClamp } from "./PageClamp.tsx";
import { RowsComing } from "./RowsComing.tsx";
import { SavedElsewhere } from "./SavedElsewhere.tsx";
import { tableWidth } from "./tableWidth.ts";
import { useChosenRows } from "./useChosenRows.ts";
import { useNoticedViews } from "./savedView/noticedViews.ts";
import { ViewsButton } from "./savedView/ViewsButton.tsx";
import { type Columns, useColumns } from "./useColumns.ts";
import { useFittingColumns } from "./useFittingColumns.ts";
import { useListAddress, useFilterKey } from "./useListAddress.ts";
import { ListNews } from "./ListNews.tsx";
import { useMarkedRows } from "./useMarkedRows.ts";
import { fitPage, useNewRows } from "./useNewRows.ts";
import { usePageRefill } from "./usePageRefill.ts";

interface ListScreenProps<Key extends KeyType, Facts> {
  readonly list: ListDeclaration<Key, Facts>;
  /** What the cells need besides their row. */
  readonly facts: Facts;
  readonly totalCount: number;
  /** Of this page; more than it holds after an addition. */
  readonly rows: readonly ListRow<Key>[];
  /** The page's primary action. */
  readonly action?: ReactNode;
  /** Where the first record is added on a page of its own. */
  readonly firstAddress?: string | undefined;
  /** Another way to begin, beside adding the first record. */
  readonly otherBeginning?: ReactNode;
  /** Further controls beside the search. */
  readonly tools?: ReactNode;
  readonly reorder?: DragAndDropHooks;
  /** False where the list is a part of a page that has a head of its own. */
  readonly hasHead?: boolean;
  /** What stands around the list, under its head. */
  readonly around?: (list: ReactNode) => ReactNode;
  /** What is to be said of the rows, above them. */
  readonly notice?: ReactNode;
  /** What stands in place of rows, where it is more than the declaration's words. */
  readonly emptyState?: ReactNode;
  /** What stands in place of the table: a tree, for example. */
  readonly otherView?: (given: { readonly isPending: boolean; readonly emptyState: ReactNode }) => ReactNode;
  /** The columns of what stands there; without them it has none to choose. */
  readonly otherColumns?: Columns<NamedColumn>;
  /** False where what stands there has all rows in itself. */
  readonly hasPages?: boolean;
  /** Pixels that what stands there needs, where that is not what the columns do. */
  readonly needs?: number;
}

/** The page of a list: its head, search and filters, count, rows, pages, and what stands there without rows. */
export function ListScreen<Key extends KeyType, Facts extends object>(props: ListScreenProps<Key, Facts>) {
  const {
    list,
    facts,
    totalCount,
    action: given,
    firstAddress,
    otherBeginning,
    tools,
    reorder,
    hasHead = true,
    around = (panel) => panel,
    otherView,
    otherColumns,
    hasPages = true,
    needs,
  } = props;
  const { texts, rules } = list;
  const { t } = useLingui();
  const [address, change] = useListAddress(rules);
  const [filterKey, showAll] = useFilterKey(rules);
  const columns = useColumns(list, facts);
  const [roomPlace, fitting] = useFittingColumns(columns, list.actions);
  const { noticed, place, setPlace } = useNoticedViews(list.id);
  const { page, pageSize, sort, searchTerm } = address;
  const pageKey = JSON.stringify([page, pageSize, sort]);
  const added = useNewRows(props.rows, totalCount, `${filterKey} ${pageKey}`);
  const marked = useMarkedRows(added);
  const rows = fitPage(props.rows, pageSize, added);
  const chosen = useChosenRows(rows, filterKey, pageKey, list.choosesAll?.(facts) ? totalCount : null);
  const [add] = useState(() => new LateValue<() => void>());
  const { list: listId, shown } = otherColumns ?? columns;
  const onScreen = {
    list: listId,
    columns: shown,
    page: rows.map(({ id }) => id),
    chosen: chosen.isAll ? [] : [...chosen.names.keys()],
    totalCount,
  };
  const action = given && (
    <OnScreenContext value={onScreen}>
      <FirstAddContext value={add.set}>{given}</FirstAddContext>
    </OnScreenContext>
  );
  const isPending = useNavigation().state === "loading";
  const isEmptied = usePageRefill(address, rows.length, totalCount);
  const nothing =
    props.emptyState ??
    (filterKey === "" ? (
      <NothingYet
        icon={list.icon}
        title={t(texts.nothingYet.title)}
        {...{ add, firstAddress, otherBeginning }}
      >
        {t(textFor(texts.nothingYet.text, facts))}
      </NothingYet>
    ) : (
      <EmptyState
        icon={SearchX}
        title={t(texts.nothingMatches.title)}
        action={
          <Button
            size="small"
            onPress={({ target }) => {
              showAll();
              focusRows(target);
            }}
          >
            {t(texts.nothingMatches.showAll ?? msg`Show all`)}
          </Button>
        }
      >
        {t(texts.nothingMatches.text)}
      </EmptyState>
    ));
  const emptyState = isEmptied ? <RowsComing label={t(texts.loading)} /> : nothing;
  const panel = (
    <div ref={roomPlace}>
      {props.notice && <div className="list-notice">{props.notice}</div>}
      {list.href && <SavedElsewhere ids={rows.map(({ id }) => id)} href={list.href} />}
      <TablePanel
        toolbar={
          <>
            <div ref={setPlace} className="list-view-place" data-kept={noticed === "tabs" || undefined} />
            <ChosenBar chosen={chosen} actions={list.chosenActions?.(chosen, facts)}>
              <Toolbar>
                <SearchField
                  label={t(texts.search)}
                  clearLabel={t`Clear the search`}
                  value={searchTerm}
                  onSearch={(searchTerm) => change({ searchTerm })}
                />
                {tools}
                <ToolbarSpace />
                <ListNews
                  list={list}
                  rows={rows}
                  address={`${filterKey} ${pageKey}`}
                  isWhole={filterKey === ""}
                />
                <div className="list-toolbar-end">
                  <ToolbarCount>{texts.count({ totalCount })}</ToolbarCount>
                  <ViewsButton
                    list={{ ...list, columns: otherColumns ?? columns }}
                    noticed={noticed}
                    place={place}
                  />
                  {otherColumns && <ColumnChooser columns={otherColumns} fitting={otherColumns.all} />}
                  {!otherView && <ColumnChooser columns={columns} fitting={fitting} />}
                  {!hasHead && action}
                </div>
              </Toolbar>
            </ChosenBar>
          </>
        }
        footer={
          hasPages && (
            <ListPages
              label={t(texts.pages)}
              list={address}
              pageSizes={pageSizesOf(rules)}
              totalCount={totalCount}
              shownCount={rows.length}
              onChange={change}
            />
          )
        }
      >
        {otherView?.({ isPending, emptyState }) ?? (
          <ListTable
            list={list}
            facts={facts}
            columns={fitting}
            rows={rows}
            marked={marked}
            sort={sort}
            onSortChange={(sort) => change({ sort })}
            chosen={chosen.names}
            onChoose={chosen.choose}
            isPending={isPending}
            reorder={reorder}
            emptyState={emptyState}
          />
        )}
      </TablePanel>
      <PageClamp {...address} totalCount={totalCount} onChange={change} />
    </div>
  );
  if (!hasHead) return panel;
  return (
    <ListPage
      title={t(texts.title)}
      lead={t(textFor(texts.lead, facts))}
      action={action}
      needs={needs ?? tableWidth(columns.shown, list.actions)}
    >
      {around(panel)}
    </ListPage>
  );
}
