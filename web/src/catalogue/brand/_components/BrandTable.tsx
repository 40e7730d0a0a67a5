import { useLingui } from "@lingui/react/macro";
import { Award, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BrandTable_brands$key } from "#/__generated__/BrandTable_brands.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { toListSort, toTableSort } from "#/list/tableSort.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { type BrandColumn, brandListRules } from "../brandList.ts";
import { BrandRow } from "./BrandRow.tsx";
import { brandColumns, brandListWidth } from "./brandColumns.ts";

interface BrandTableProps {
  readonly brandsKey: BrandTable_brands$key;
  readonly sort: ListSort<BrandColumn> | null;
  readonly onSortChange: (sort: ListSort<BrandColumn> | null) => void;
  readonly isBusy: boolean;
  readonly mayEdit: boolean;
  /** Takes the search away; undefined when there is none. */
  readonly onWiden: (() => void) | undefined;
}

/** The rows of the list of brands. */
export function BrandTable({ brandsKey, sort, onSortChange, isBusy, mayEdit, onWiden }: BrandTableProps) {
  const { t } = useLingui();
  const { __id: listId, edges } = useFragment(
    graphql`
      fragment BrandTable_brands on BrandConnection {
        __id
        edges {
          node {
            id
            ...BrandRow_brand
          }
        }
      }
    `,
    brandsKey,
  );
  const names: Record<string, string> = {
    name: t`Name`,
    products: t`Products`,
    created: t`Added`,
    actions: t`Actions`,
  };
  return (
    <Table
      aria-label={t`Brand`}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next, brandListRules.columns))}
      minWidth={brandListWidth}
      isBusy={isBusy}
    >
      <TableHeader>
        {brandColumns(mayEdit).map(({ id, ...column }) => (
          <Column
            key={id}
            id={id}
            {...column}
            isRowHeader={id === "name"}
            allowsSorting={id !== "actions"}
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
              title={t`No brand matches`}
              action={<Button size="small" onPress={onWiden}>{t`Show all`}</Button>}
            >
              {t`Try another word, or show all brands again.`}
            </EmptyState>
          ) : (
            <EmptyState icon={Award} title={t`No brands yet`}>
              {t`Brands appear here as soon as somebody adds one.`}
            </EmptyState>
          )
        }
      >
        {(brand) => <BrandRow id={brand.id} brandKey={brand} mayEdit={mayEdit} listId={listId} />}
      </TableBody>
    </Table>
  );
}
