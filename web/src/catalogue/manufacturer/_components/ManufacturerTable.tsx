import { useLingui } from "@lingui/react/macro";
import { Factory, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ManufacturerTable_manufacturers$key } from "#/__generated__/ManufacturerTable_manufacturers.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { toListSort, toTableSort } from "#/list/tableSort.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { type ManufacturerColumn, manufacturerListRules } from "../manufacturerList.ts";
import { ManufacturerRow } from "./ManufacturerRow.tsx";
import { manufacturerColumns, manufacturerListWidth } from "./manufacturerColumns.ts";

interface ManufacturerTableProps {
  readonly manufacturersKey: ManufacturerTable_manufacturers$key;
  readonly hasSellers: boolean;
  readonly sort: ListSort<ManufacturerColumn> | null;
  readonly onSortChange: (sort: ListSort<ManufacturerColumn> | null) => void;
  readonly isBusy: boolean;
  /** Takes search and location away; undefined when there is none. */
  readonly onWiden: (() => void) | undefined;
}

/** The rows of the list of manufacturers. */
export function ManufacturerTable(props: ManufacturerTableProps) {
  const { manufacturersKey, hasSellers, sort, onSortChange, isBusy, onWiden } = props;
  const { t } = useLingui();
  const { edges } = useFragment(
    graphql`
      fragment ManufacturerTable_manufacturers on ManufacturerConnection {
        edges {
          node {
            id
            ...ManufacturerRow_manufacturer
          }
        }
      }
    `,
    manufacturersKey,
  );
  const names: Record<string, string> = {
    name: t`Name`,
    country: t`Country`,
    area: t`Area`,
    zip: t`Zip`,
    province: t`Province`,
    products: t`Products`,
    seller: t`Location`,
    actions: t`Actions`,
  };
  return (
    <Table
      aria-label={t`Manufacturer`}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next, manufacturerListRules.columns))}
      minWidth={manufacturerListWidth(hasSellers)}
      isBusy={isBusy}
    >
      <TableHeader>
        {manufacturerColumns(hasSellers).map(({ id, ...column }) => (
          <Column
            key={id}
            id={id}
            {...column}
            isRowHeader={id === "name"}
            allowsSorting={id === "name" || id === "products"}
            isNameHidden={id === "actions"}
            isPinned={id === "actions"}
          >
            {names[id]}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        items={edges.map(({ node }) => node)}
        dependencies={[hasSellers]}
        emptyState={
          onWiden ? (
            <EmptyState
              icon={SearchX}
              title={t`No manufacturer matches`}
              action={<Button size="small" onPress={onWiden}>{t`Show all`}</Button>}
            >
              {t`Try another word, or show all manufacturers again.`}
            </EmptyState>
          ) : (
            <EmptyState icon={Factory} title={t`No manufacturers yet`}>
              {t`Manufacturers appear here as soon as somebody adds one.`}
            </EmptyState>
          )
        }
      >
        {(manufacturer) => (
          <ManufacturerRow id={manufacturer.id} manufacturerKey={manufacturer} hasSellers={hasSellers} />
        )}
      </TableBody>
    </Table>
  );
}
