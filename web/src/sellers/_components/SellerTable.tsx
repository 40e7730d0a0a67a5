import { useLingui } from "@lingui/react/macro";
import { SearchX, Warehouse } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { SellerTable_sellers$key } from "#/__generated__/SellerTable_sellers.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { toListSort, toTableSort } from "#/list/tableSort.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { type SellerColumn, sellerListRules } from "../sellerList.ts";
import { sellerColumns, sellerListWidth } from "./sellerColumns.ts";
import { SellerRow } from "./SellerRow.tsx";

interface SellerTableProps {
  readonly sellersKey: SellerTable_sellers$key;
  readonly sort: ListSort<SellerColumn> | null;
  readonly onSortChange: (sort: ListSort<SellerColumn> | null) => void;
  readonly isBusy: boolean;
  readonly mayEdit: boolean;
  /** Takes the search away; undefined when there is none. */
  readonly onWiden: (() => void) | undefined;
}

const sortable: ReadonlySet<string> = new Set(sellerListRules.columns);

/** The rows of the list of locations. */
export function SellerTable({ sellersKey, sort, onSortChange, isBusy, mayEdit, onWiden }: SellerTableProps) {
  const { t } = useLingui();
  const { __id: listId, edges } = useFragment(
    graphql`
      fragment SellerTable_sellers on SellerConnection {
        __id
        edges {
          node {
            id
            ...SellerRow_seller
          }
        }
      }
    `,
    sellersKey,
  );
  const names: Record<string, string> = {
    name: t`Location`,
    gstin: t`GSTIN`,
    place: t`Place`,
    contact: t`Contact`,
    commission: t`Commission`,
    products: t`Products`,
    status: t`Status`,
    actions: t`Actions`,
  };
  return (
    <Table
      aria-label={t`Storage Location`}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next, sellerListRules.columns))}
      minWidth={sellerListWidth}
      isBusy={isBusy}
    >
      <TableHeader>
        {sellerColumns(mayEdit).map(({ id, ...column }) => (
          <Column
            key={id}
            id={id}
            {...column}
            isRowHeader={id === "name"}
            allowsSorting={sortable.has(id)}
            isNameHidden={id === "actions"}
            isPinned={id === "actions"}
          >
            {names[id]}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        items={edges.map(({ node }) => node)}
        dependencies={[mayEdit, listId]}
        emptyState={
          onWiden ? (
            <EmptyState
              icon={SearchX}
              title={t`No location matches`}
              action={<Button size="small" onPress={onWiden}>{t`Show all`}</Button>}
            >
              {t`Try another word, or show all locations again.`}
            </EmptyState>
          ) : (
            <EmptyState icon={Warehouse} title={t`No locations yet`}>
              {t`Warehouses and stores appear here as soon as your company has one.`}
            </EmptyState>
          )
        }
      >
        {(seller) => <SellerRow id={seller.id} sellerKey={seller} mayEdit={mayEdit} listId={listId} />}
      </TableBody>
    </Table>
  );
}
