import { useLingui } from "@lingui/react/macro";
import { CircleCheckBig, PackageX, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductViewTable_products$key } from "#/__generated__/ProductViewTable_products.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { toListSort, toTableSort } from "#/list/tableSort.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { type ProductListOnScreen, type ProductView, viewStatuses } from "../productViews.ts";
import { ProductViewRow } from "./ProductViewRow.tsx";
import { productViewColumns, productViewWidth } from "./productViewColumns.ts";
import { useViewTexts } from "./useViewTexts.ts";

interface ProductViewTableProps {
  readonly view: ProductView;
  readonly productsKey: ProductViewTable_products$key;
  readonly isOwner: boolean;
  readonly sort: ListSort | null;
  readonly onSortChange: (sort: ListSort | null) => void;
  readonly isBusy: boolean;
  /** Takes search and filters away; undefined when there is none. */
  readonly onWiden: (() => void) | undefined;
}

/** The rows of a list of products in some states. */
export function ProductViewTable({
  view,
  productsKey,
  isOwner,
  sort,
  onSortChange,
  isBusy,
  onWiden,
}: ProductViewTableProps) {
  const { t } = useLingui();
  const texts = useViewTexts(view, isOwner);
  const { __id, edges } = useFragment(
    graphql`
      fragment ProductViewTable_products on ProductConnection {
        __id
        edges {
          node {
            id
            ...ProductViewRow_product
          }
        }
      }
    `,
    productsKey,
  );
  const names: Record<string, string> = {
    name: t`Product`,
    price: t`Price before tax`,
    discount: t`Discount`,
    seller: t`Seller`,
    status: t`Status`,
    reason: t`Reason`,
    remark: t`Remark`,
    since: t`Since`,
    decision: t`Decision`,
    actions: t`Actions`,
  };
  const list: ProductListOnScreen = { id: __id, statuses: viewStatuses[view] };
  return (
    <Table
      aria-label={texts.title}
      minWidth={productViewWidth(view, isOwner)}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next))}
      isBusy={isBusy}
    >
      <TableHeader>
        {productViewColumns(view, isOwner).map(({ id, ...column }) => (
          <Column key={id} id={id} {...column} isRowHeader={id === "name"}>
            {names[id]}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        items={edges.map(({ node }) => node)}
        dependencies={[isOwner, view, __id]}
        emptyState={
          onWiden ? (
            <EmptyState
              icon={SearchX}
              title={t`No product matches`}
              action={<Button size="small" onPress={onWiden}>{t`Clear search and filters`}</Button>}
            >
              {t`Try another word, or take a filter away.`}
            </EmptyState>
          ) : (
            <EmptyState icon={view === "enabled" ? PackageX : CircleCheckBig} title={texts.emptyTitle}>
              {texts.emptyText}
            </EmptyState>
          )
        }
      >
        {(product) => (
          <ProductViewRow id={product.id} view={view} productKey={product} isOwner={isOwner} list={list} />
        )}
      </TableBody>
    </Table>
  );
}
