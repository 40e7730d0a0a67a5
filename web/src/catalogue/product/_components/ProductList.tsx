import { Plural, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigation, useSearchParams } from "react-router";
import type { ProductList_viewer$key } from "#/__generated__/ProductList_viewer.graphql";
import { newProductAddress } from "#/app/addresses.ts";
import { ListPage } from "#/list/ListPage.tsx";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { pageSizesOf } from "#/list/listAddress.ts";
import { useListAddress } from "#/list/useListAddress.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { isFiltered, productListRules, productStatuses, readProductFilters } from "../productList.ts";
import { ProductFilterChips } from "./ProductFilterChips.tsx";
import { ProductTable } from "./ProductTable.tsx";
import "./product.css";

/** Header, search and filters, rows, pages. */
export function ProductList({ viewerKey }: { viewerKey: ProductList_viewer$key }) {
  const { t } = useLingui();
  const [list, change] = useListAddress(productListRules);
  const [search, setSearch] = useSearchParams();
  const isBusy = useNavigation().state === "loading";
  const { kind, permissions, products } = useFragment(
    graphql`
      fragment ProductList_viewer on Viewer @throwOnFieldError {
        kind
        permissions
        products(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            __typename
          }
          ...ProductTable_products
        }
      }
    `,
    viewerKey,
  );
  const { totalCount } = products;
  const isOwner = kind === "OWNER";
  const isNarrowed = list.searchTerm !== "" || isFiltered(readProductFilters(search));
  return (
    <ListPage
      title={t`Products`}
      lead={isOwner ? t`Everything your locations offer.` : t`What your location offers.`}
      action={
        permissions.includes("PRODUCT_CREATE") && (
          <LinkButton variant="primary" icon={Plus} href={newProductAddress(isOwner)}>
            {t`Add product`}
          </LinkButton>
        )
      }
    >
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search products`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <ProductFilterChips isOwner={isOwner} statuses={productStatuses} />
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={totalCount} one="# product" other="# products" />
            </ToolbarCount>
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of products`}
            list={list}
            pageSizes={pageSizesOf(productListRules)}
            totalCount={totalCount}
            shownCount={products.edges.length}
            onChange={change}
          />
        }
      >
        <ProductTable
          productsKey={products}
          isOwner={isOwner}
          sort={list.sort}
          onSortChange={(sort) => change({ sort })}
          isBusy={isBusy}
          onWiden={isNarrowed ? () => setSearch({}) : undefined}
        />
      </TablePanel>
      <PageClamp {...list} totalCount={totalCount} onChange={change} />
    </ListPage>
  );
}
