import { useLingui } from "@lingui/react/macro";
import { Package, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductTable_products$key } from "#/__generated__/ProductTable_products.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { toListSort, toTableSort } from "#/list/tableSort.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import type { ProductListOnScreen } from "../productViews.ts";
import { productColumns, productListWidth } from "./productColumns.ts";
import { ProductRow } from "./ProductRow.tsx";

interface ProductTableProps {
  readonly productsKey: ProductTable_products$key;
  /** Owners see whose product it is; a seller's are all their own. */
  readonly isOwner: boolean;
  readonly sort: ListSort | null;
  readonly onSortChange: (sort: ListSort | null) => void;
  readonly isBusy: boolean;
  /** Takes search and filters away; undefined when there is none. */
  readonly onWiden: (() => void) | undefined;
}

/** The rows of the product list. */
export function ProductTable({
  productsKey,
  isOwner,
  sort,
  onSortChange,
  isBusy,
  onWiden,
}: ProductTableProps) {
  const { t } = useLingui();
  const { __id, edges } = useFragment(
    graphql`
      fragment ProductTable_products on ProductConnection {
        __id
        edges {
          node {
            id
            ...ProductRow_product
          }
        }
      }
    `,
    productsKey,
  );
  const names: Record<string, string> = {
    name: t`Product`,
    brand: t`Brand`,
    category: t`Category`,
    price: t`Price before tax`,
    discount: t`Discount`,
    seller: t`Seller`,
    status: t`Status`,
    updated: t`Updated`,
    actions: t`Actions`,
  };
  const list: ProductListOnScreen = { id: __id, statuses: null };
  return (
    <Table
      aria-label={t`Products`}
      minWidth={productListWidth(isOwner)}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next))}
      isBusy={isBusy}
    >
      <TableHeader>
        {productColumns(isOwner).map(({ id, ...column }) => (
          <Column key={id} id={id} {...column} isRowHeader={id === "name"}>
            {names[id]}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        items={edges.map(({ node }) => node)}
        dependencies={[isOwner]}
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
            <EmptyState icon={Package} title={t`No products yet`}>
              {isOwner
                ? t`The products of your locations appear here as soon as one is added.`
                : t`The products of your location appear here as soon as one is added.`}
            </EmptyState>
          )
        }
      >
        {(product) => <ProductRow id={product.id} productKey={product} isOwner={isOwner} list={list} />}
      </TableBody>
    </Table>
  );
}
