import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useNavigation, useSearchParams } from "react-router";
import type { ProductViewList_viewer$key } from "#/__generated__/ProductViewList_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { pageSizesOf } from "#/list/listAddress.ts";
import { useListAddress } from "#/list/useListAddress.ts";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { isFiltered, productListRules, readProductFilters } from "../productList.ts";
import { type ProductView, viewStatuses } from "../productViews.ts";
import { ProductFilterChips } from "./ProductFilterChips.tsx";
import { ProductViewTable } from "./ProductViewTable.tsx";
import { useViewTexts } from "./useViewTexts.ts";
import "./product.css";

interface ProductViewListProps {
  readonly view: ProductView;
  readonly viewerKey: ProductViewList_viewer$key;
}

/** Header, search and filters, rows, pages. */
export function ProductViewList({ view, viewerKey }: ProductViewListProps) {
  const { t } = useLingui();
  const [list, change] = useListAddress(productListRules);
  const [search, setSearch] = useSearchParams();
  const isBusy = useNavigation().state === "loading";
  const { kind, products } = useFragment(
    graphql`
      fragment ProductViewList_viewer on Viewer @throwOnFieldError {
        kind
        products(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            __typename
          }
          ...ProductViewTable_products
        }
      }
    `,
    viewerKey,
  );
  const isOwner = kind === "OWNER";
  const texts = useViewTexts(view, isOwner);
  const { totalCount } = products;
  const isNarrowed = list.searchTerm !== "" || isFiltered(readProductFilters(search));
  return (
    <ListPage title={texts.title} lead={texts.lead}>
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search products`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <ProductFilterChips isOwner={isOwner} statuses={viewStatuses[view]} />
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
        <ProductViewTable
          view={view}
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
