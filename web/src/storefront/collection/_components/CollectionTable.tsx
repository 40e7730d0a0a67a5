import { useLingui } from "@lingui/react/macro";
import { Layers, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CollectionTable_collections$key } from "#/__generated__/CollectionTable_collections.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { toListSort, toTableSort } from "#/list/tableSort.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { collectionColumns, collectionListWidth } from "./collectionColumns.ts";
import { CollectionRow } from "./CollectionRow.tsx";

interface CollectionTableProps {
  readonly collectionsKey: CollectionTable_collections$key;
  readonly sort: ListSort | null;
  readonly onSortChange: (sort: ListSort | null) => void;
  readonly isBusy: boolean;
  /** Takes the search away; undefined when there is none. */
  readonly onWiden: (() => void) | undefined;
}

/** The rows of collections. */
export function CollectionTable({
  collectionsKey,
  sort,
  onSortChange,
  isBusy,
  onWiden,
}: CollectionTableProps) {
  const { t } = useLingui();
  const { edges } = useFragment(
    graphql`
      fragment CollectionTable_collections on CollectionConnection {
        edges {
          node {
            id
            productCount
            viewerCanUpdate
            viewerCanDelete
            ...CollectionRow_collection
          }
        }
      }
    `,
    collectionsKey,
  );
  const shown = {
    hasCounts: edges.some(({ node }) => node.productCount != null),
    hasActions: edges.some(({ node }) => node.viewerCanUpdate || node.viewerCanDelete),
  };
  const names: Record<string, string> = {
    name: t`Name`,
    products: t`Products`,
    selectable: t`Allow selection`,
    displayed: t`Show on storefront`,
    actions: t`Actions`,
  };
  return (
    <Table
      aria-label={t`Collections`}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next))}
      minWidth={collectionListWidth}
      isBusy={isBusy}
    >
      <TableHeader>
        {collectionColumns(shown).map(({ id, ...column }) => (
          <Column
            key={id}
            id={id}
            {...column}
            isRowHeader={id === "name"}
            allowsSorting={id === "name"}
            isNameHidden={id === "actions"}
            isPinned={id === "actions"}
          >
            {names[id]}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        items={edges.map(({ node }) => node)}
        dependencies={[shown.hasCounts, shown.hasActions]}
        emptyState={
          onWiden ? (
            <EmptyState
              icon={SearchX}
              title={t`No collection matches`}
              action={<Button size="small" onPress={onWiden}>{t`Show all collections`}</Button>}
            >
              {t`Try another word, or show all collections again.`}
            </EmptyState>
          ) : (
            <EmptyState icon={Layers} title={t`No collections yet`}>
              {t`A collection gathers products for a season, an occasion or a taste. Add the first one to begin.`}
            </EmptyState>
          )
        }
      >
        {(collection) => <CollectionRow id={collection.id} collectionKey={collection} {...shown} />}
      </TableBody>
    </Table>
  );
}
