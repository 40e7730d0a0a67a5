import { useLingui } from "@lingui/react/macro";
import { useFragment } from "react-relay";
import type { KeyType, KeyTypeData } from "react-relay/ReactRelayTypes";
import type { DragAndDropHooks } from "react-aria-components/useDragAndDrop";
import type { ReactNode } from "react";
import type { Selection } from "react-aria-components/Table";
import { Table } from "#/ui/Table.tsx";
import { Cell, Row, TableBody } from "#/ui/TableBody.tsx";
import { ListCell } from "#/ui/TableListCell.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import type { ListSort } from "./listAddress.ts";
import type { ListColumn, ListDeclaration, ListRow } from "./listDeclaration.ts";
import { toListSort, toTableSort } from "./tableSort.ts";
import { tableWidth } from "./tableWidth.ts";

interface ListTableProps<Key extends KeyType, Facts> {
  readonly list: ListDeclaration<Key, Facts>;
  readonly facts: Facts;
  /** The columns that are on the screen, first to last. */
  readonly columns: readonly ListColumn<KeyTypeData<Key>, Facts>[];
  readonly rows: readonly ListRow<Key>[];
  /** The ids of those to point at: added since the page was opened, or saved just now. */
  readonly marked: readonly string[];
  readonly sort: ListSort | null;
  readonly onSortChange: (sort: ListSort | null) => void;
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (keys: Selection) => void;
  /** New rows are on their way. */
  readonly isPending: boolean;
  readonly emptyState: ReactNode;
  /** Rows can be dragged into another order; given to every rendering of a list or to none. */
  readonly reorder: DragAndDropHooks | undefined;
}

/** The rows of a list, drawn from its declaration. */
export function ListTable<Key extends KeyType, Facts extends object>(props: ListTableProps<Key, Facts>) {
  const { list, facts, columns, rows, marked, sort, onSortChange, chosen, onChoose, isPending, reorder } =
    props;
  const { t } = useLingui();
  const hasActions = list.actions !== undefined && (list.actions.isShown?.(facts) ?? true);
  const actions = hasActions ? list.actions : undefined;
  const rowOf = new Map<unknown, ListRow<Key>>(rows.map((row) => [row.key, row]));
  return (
    <Table
      aria-label={t(list.texts.table ?? list.texts.title)}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next))}
      minWidth={tableWidth(columns, actions)}
      isPending={isPending}
      selectionMode="multiple"
      selectedKeys={chosen.keys()}
      onSelectionChange={onChoose}
      {...(reorder && { dragAndDropHooks: reorder })}
    >
      <TableHeader selectAllLabel={t`Select all rows of this page`}>
        {columns.map(
          ({ id, header, isName = false, isNameHidden = false, isPinned = false, width, align }) => (
            <Column
              key={id}
              id={id}
              isRowHeader={isName}
              isNameHidden={isNameHidden}
              isPinned={isPinned}
              allowsSorting={Object.hasOwn(list.rules.sort, id)}
              {...(width !== undefined && { width })}
              {...(align && { align })}
            >
              {t(header)}
            </Column>
          ),
        )}
        {actions && (
          <Column id="actions" width={actions.width} align="end" isNameHidden isPinned>
            {t`Actions`}
          </Column>
        )}
      </TableHeader>
      <TableBody
        items={rows.map(({ key }) => key)}
        dependencies={[facts, columns, actions, marked]}
        emptyState={props.emptyState}
      >
        {(key) => {
          const row = rowOf.get(key);
          return row ? (
            <DeclaredRow {...{ list, facts, columns, actions, row }} isNew={marked.includes(row.id)} />
          ) : (
            <></>
          );
        }}
      </TableBody>
    </Table>
  );
}

interface DeclaredRowProps<Key extends KeyType, Facts extends object> {
  readonly list: ListDeclaration<Key, Facts>;
  readonly facts: Facts;
  readonly columns: readonly ListColumn<KeyTypeData<Key>, Facts>[];
  readonly actions: ListDeclaration<Key, Facts>["actions"];
  readonly row: ListRow<Key>;
  readonly isNew: boolean;
}

function DeclaredRow<Key extends KeyType, Facts extends object>(props: DeclaredRowProps<Key, Facts>) {
  const { list, facts, columns, actions, row, isNew } = props;
  const { t } = useLingui();
  const data = useFragment(list.row, row.key);
  return (
    <Row
      id={row.id}
      textValue={row.name}
      isNew={isNew}
      selectLabel={t`Select`}
      {...(list.href && { href: list.href(row.id) })}
    >
      {withKeys(columns).map(
        ({
          cellKey,
          isName = false,
          align,
          isMuted = false,
          isWrapped = false,
          isPinned = false,
          card,
          cell,
        }) => {
          const CellOf = isName ? Cell : ListCell;
          return (
            <CellOf
              key={cellKey}
              {...{ isMuted, isWrapped, isPinned }}
              {...(align && { align })}
              {...(card && { card })}
            >
              {cell(data, facts)}
            </CellOf>
          );
        },
      )}
      {actions && (
        <ListCell align="end" isPinned>
          {actions.cell(data, facts)}
        </ListCell>
      )}
    </Row>
  );
}

/**
 * Columns with a key by their index. React Aria counts the cells of a row wrongly when some move while others come, which
 * ends the page with "Cell count must match column count"; a cell that stays in its place has other content instead.
 */
function withKeys<Column extends object>(
  columns: readonly Column[],
): (Column & { readonly cellKey: string })[] {
  return columns.map((column, index) => ({ ...column, cellKey: `place ${index}` }));
}
