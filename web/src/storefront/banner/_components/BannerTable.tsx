import { useLingui } from "@lingui/react/macro";
import { Image, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BannerTable_banners$key } from "#/__generated__/BannerTable_banners.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { placeOfDrop } from "#/list/place.ts";
import { toListSort, toTableSort } from "#/list/tableSort.ts";
import { useMoves } from "#/list/useMoves.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { useRowReorder } from "#/ui/useRowReorder.tsx";
import { useMoveBanner } from "../bannerMutations.ts";
import { bannerColumns, bannerListWidth } from "./bannerColumns.ts";
import { BannerRow } from "./BannerRow.tsx";

interface BannerTableProps {
  readonly bannersKey: BannerTable_banners$key;
  /** What the viewer may do with banners, whether there are any or not. */
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
  readonly sort: ListSort | null;
  readonly onSortChange: (sort: ListSort | null) => void;
  readonly isBusy: boolean;
  /** Takes the search away; undefined when there is none. */
  readonly onWiden: (() => void) | undefined;
}

/** The rows of banners, which can be dragged into another order while they stand in theirs. */
export function BannerTable({
  bannersKey,
  mayUpdate,
  mayDelete,
  sort,
  onSortChange,
  isBusy,
  onWiden,
}: BannerTableProps) {
  const { t } = useLingui();
  const { __id: listId, edges } = useFragment(
    graphql`
      fragment BannerTable_banners on BannerConnection {
        __id
        edges {
          node {
            id
            databaseId
            order
            slogan
            ...BannerRow_banner
          }
        }
      }
    `,
    bannersKey,
  );
  const nodes = edges.map(({ node }) => node);
  const inOrder = nodes.toSorted(
    (one, other) => one.order - other.order || Number(one.databaseId) - Number(other.databaseId),
  );
  const isReversed = sort?.direction === "desc";
  const isBySlogan = sort?.column === "slogan";
  // Among rows that a search has picked out, the neighbours on the screen are not those of the storefront.
  const isMovable = mayUpdate && !isBySlogan && onWiden === undefined;
  const hasActions = mayUpdate || mayDelete;
  const [send] = useMoveBanner();
  const { move, step } = useMoves(inOrder, send, ({ slogan: name }) => t`${name} has moved`);
  const reorder = useRowReorder({
    isEnabled: isMovable,
    nameOf: (id) => nodes.find((node) => node.id === id)?.slogan ?? "",
    onDrop: (id, drop) => void move(id, placeOfDrop(drop, isReversed)),
  });
  const names: Record<string, string> = {
    order: t`Order`,
    slogan: t`Banner`,
    category: t`Leads to`,
    button: t`Button`,
    state: t`Status`,
    actions: t`Actions`,
  };
  return (
    <Table
      aria-label={t`Banners`}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next))}
      minWidth={bannerListWidth}
      isBusy={isBusy}
      {...(mayUpdate && { dragAndDropHooks: reorder })}
    >
      <TableHeader>
        {bannerColumns({ hasHandles: mayUpdate, hasActions }).map(({ id, ...column }) => (
          <Column
            key={id}
            id={id}
            {...column}
            isRowHeader={id === "slogan"}
            allowsSorting={id === "order" || id === "slogan"}
            isNameHidden={id === "actions"}
            isPinned={id === "actions"}
          >
            {names[id]}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        items={isBySlogan ? nodes : isReversed ? inOrder.toReversed() : inOrder}
        dependencies={[mayUpdate, hasActions, isMovable, inOrder.map(({ id }) => id).join()]}
        emptyState={
          onWiden ? (
            <EmptyState
              icon={SearchX}
              title={t`No banner matches`}
              action={<Button size="small" onPress={onWiden}>{t`Show all banners`}</Button>}
            >
              {t`Try another word, or show all banners again.`}
            </EmptyState>
          ) : (
            <EmptyState icon={Image} title={t`No banners yet`}>
              {t`A banner is a large picture with a slogan and a button that leads to a category. Add the first one to begin.`}
            </EmptyState>
          )
        }
      >
        {(banner) => (
          <BannerRow
            id={banner.id}
            bannerKey={banner}
            listId={listId}
            hasHandles={mayUpdate}
            hasActions={hasActions}
            steps={
              isMovable
                ? {
                    earlier: step(banner.id, isReversed ? 1 : -1),
                    later: step(banner.id, isReversed ? -1 : 1),
                  }
                : undefined
            }
          />
        )}
      </TableBody>
    </Table>
  );
}
