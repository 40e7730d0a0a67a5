import { Plural, useLingui } from "@lingui/react/macro";
import { PackagePlus, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BundleTable_product$key } from "#/__generated__/BundleTable_product.graphql";
import { type ListRules, offsetOf, pageSizesOf } from "#/list/listAddress.ts";
import { pageCount } from "#/list/listChange.ts";
import { ListPages } from "#/list/ListPages.tsx";
import { useListAddress } from "#/list/useListAddress.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { SearchField } from "#/ui/SearchField.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { BundleRow } from "./BundleRow.tsx";

/** Five rows a page, 5, 10 or 25 on offer (Document 2 §9). */
const rules: ListRules = { sort: {} };

/** The bundles of a product. Its first hundred are here, so search and pages need no request. */
export function BundleTable({ productKey }: { productKey: BundleTable_product$key }) {
  const { t } = useLingui();
  const [address, change] = useListAddress(rules);
  const product = useFragment(
    graphql`
      fragment BundleTable_product on Product @throwOnFieldError {
        id
        bundles(first: 100) {
          edges {
            node {
              id
              order
              bundledProduct {
                name
              }
              ...BundleRow_bundle
            }
          }
        }
      }
    `,
    productKey,
  );
  const bundles = product.bundles.edges.map(({ node }) => node);
  const othersThan = (id: string) =>
    bundles
      .filter((bundle) => bundle.id !== id)
      .map(({ order, bundledProduct }) => ({ order, name: bundledProduct?.name }));
  const wanted = address.searchTerm.toLocaleLowerCase();
  const found = bundles.filter(({ bundledProduct }) =>
    (bundledProduct?.name ?? "").toLocaleLowerCase().includes(wanted),
  );
  // The last row of the last page may be gone.
  const page = Math.min(address.page, pageCount(found.length, address.pageSize));
  const list = { ...address, page };
  const shown = found.slice(offsetOf(list), offsetOf(list) + list.pageSize);
  const isLong = bundles.length > 5;
  return (
    <TablePanel
      toolbar={
        isLong && (
          <Toolbar>
            <SearchField
              label={t`Search bundles`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={found.length} one="# bundle" other="# bundles" />
            </ToolbarCount>
          </Toolbar>
        )
      }
      footer={
        isLong && (
          <ListPages
            label={t`Pages of bundles`}
            list={list}
            pageSizes={pageSizesOf(rules)}
            totalCount={found.length}
            shownCount={shown.length}
            onChange={change}
          />
        )
      }
    >
      <Table aria-label={t`Bundles`} minWidth={680}>
        <TableHeader>
          <Column id="order" width={72} align="end">
            {t`Order ID`}
          </Column>
          <Column id="name" isRowHeader>
            {t`Product Name`}
          </Column>
          <Column id="offer" width={136} align="end">
            {t`Bundle Offer`}
          </Column>
          <Column id="price" width={190} align="end">
            {t`Together`}
          </Column>
          <Column id="actions" width={116} align="end" isNameHidden isPinned>
            {t`Actions`}
          </Column>
        </TableHeader>
        <TableBody
          items={shown}
          dependencies={[product]}
          emptyState={
            list.searchTerm === "" ? (
              <EmptyState icon={PackagePlus} title={t`No bundles`}>
                {t`Add a product that is cheaper when both are bought together.`}
              </EmptyState>
            ) : (
              <EmptyState
                icon={SearchX}
                title={t`No bundle matches`}
                action={
                  <Button size="small" onPress={() => change({ searchTerm: "" })}>{t`Show all`}</Button>
                }
              />
            )
          }
        >
          {(bundle) => (
            <BundleRow
              id={bundle.id}
              productId={product.id}
              bundleKey={bundle}
              others={othersThan(bundle.id)}
            />
          )}
        </TableBody>
      </Table>
    </TablePanel>
  );
}
