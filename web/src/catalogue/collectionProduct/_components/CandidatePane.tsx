import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Package, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import type { Selection } from "react-aria-components/Table";
import { graphql, useFragment } from "react-relay";
import { useNavigation, useSearchParams } from "react-router";
import type { CandidatePane_viewer$key } from "#/__generated__/CandidatePane_viewer.graphql";
import { ListPages } from "#/list/ListPages.tsx";
import { useFilter, useFilterKey, useListAddress } from "#/list/useListAddress.ts";
import { PageClamp } from "#/list/PageClamp.tsx";
import { RowsComing } from "#/list/RowsComing.tsx";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { SearchField } from "#/ui/SearchField.tsx";
import { Table } from "#/ui/Table.tsx";
import { Cell, Row, TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { ProductFilterChips } from "../../product/_components/ProductFilterChips.tsx";
import { ProductName } from "../../product/_components/ProductName.tsx";
import { ProductStatusBadge } from "../../product/_components/ProductStatusBadge.tsx";
import { productStatuses, productVariables } from "../../product/productList.ts";
import { candidateRules, mostMatching, showAllFilter } from "../collectionProductList.ts";
import { type FilledCollection, useAdd } from "./useAdd.ts";

interface CandidatePaneProps {
  readonly viewerKey: CandidatePane_viewer$key;
  readonly isOwner: boolean;
  readonly collection: FilledCollection & { readonly takesProducts: boolean };
}

/** The products to choose from: searched, narrowed, and put in one by one, several, or all that match. */
export function CandidatePane({ viewerKey, isOwner, collection }: CandidatePaneProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [address, change] = useListAddress(candidateRules);
  const [filterKey, showAll] = useFilterKey(candidateRules);
  const [all, chooseAll] = useFilter(showAllFilter);
  const isPending = useNavigation().state === "loading";
  const { products } = useFragment(
    graphql`
      fragment CandidatePane_viewer on Viewer @throwOnFieldError {
        products(search: $search, filter: $filter, first: $first, offset: $offset) {
          totalCount
          edges {
            node {
              id
              name
              seller {
                name
              }
              ...ProductName_product
              ...ProductStatusBadge_product
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const rows = products.edges.map(({ node }) => node);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  const choose = (keys: Selection) =>
    setSelected(new Set(keys === "all" ? rows.map(({ id }) => id) : [...keys].map(String)));
  const { add, addMatching, isAdding } = useAdd(collection);
  const addChosen = () => void add(chosen).then(() => setSelected(new Set()));
  const { totalCount } = products;
  const { search: text, filter } = productVariables(search);
  return (
    <section className="collection-from" aria-label={t`Products`}>
      <ProductFilterChips isOwner={isOwner} statuses={productStatuses} />
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search products`}
              clearLabel={t`Clear the search`}
              value={address.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <Checkbox
              isSelected={all.length === 0}
              onChange={(isOnly) => chooseAll(isOnly ? [] : ["yes"])}
            >{t`Not in it yet`}</Checkbox>
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={totalCount} one="# product" other="# products" />
            </ToolbarCount>
            {collection.takesProducts && chosen.length > 0 ? (
              <Button size="small" icon={Plus} isPending={isAdding} onPress={addChosen}>
                <Plural value={chosen.length} one="Add # product" other="Add # products" />
              </Button>
            ) : (
              collection.takesProducts &&
              totalCount > 0 && (
                <Button
                  size="small"
                  icon={Plus}
                  isPending={isAdding}
                  isDisabled={totalCount > mostMatching}
                  onPress={() => void addMatching({ search: text, ...filter })}
                >
                  <Plural value={totalCount} one="Add the one that matches" other="Add all # that match" />
                </Button>
              )
            )}
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of products`}
            list={address}
            pageSizes={candidateRules.pageSizes}
            totalCount={totalCount}
            shownCount={rows.length}
            onChange={change}
          />
        }
      >
        <Table
          aria-label={t`Products to choose from`}
          minWidth={480}
          isPending={isPending}
          {...(collection.takesProducts && {
            selectionMode: "multiple" as const,
            selectedKeys: selected,
            onSelectionChange: choose,
          })}
        >
          <TableHeader selectAllLabel={t`Select all rows of this page`}>
            <Column id="name" isRowHeader>{t`Product`}</Column>
            <Column id="status" width={128}>{t`Status`}</Column>
            <Column id="seller" width={116}>{t`Location`}</Column>
            <Column id="add" width={56} align="end" isNameHidden isPinned>{t`Actions`}</Column>
          </TableHeader>
          <TableBody
            items={rows}
            dependencies={[collection, isAdding]}
            emptyState={
              totalCount > 0 ? (
                <RowsComing label={t`Loading products`} />
              ) : filterKey === "" ? (
                <EmptyState icon={Package} title={t`All products are in it`}>
                  <Trans>There is nothing left to put into this collection.</Trans>
                </EmptyState>
              ) : (
                <EmptyState
                  icon={SearchX}
                  title={t`No product matches`}
                  action={<Button size="small" onPress={showAll}>{t`Show all`}</Button>}
                >
                  <Trans>Try another word, or fewer filters.</Trans>
                </EmptyState>
              )
            }
          >
            {(product) => (
              <Row id={product.id} textValue={product.name} selectLabel={t`Select`}>
                <Cell>
                  <ProductName productKey={product} />
                </Cell>
                <Cell>
                  <ProductStatusBadge productKey={product} />
                </Cell>
                <Cell isMuted>{product.seller?.name ?? "–"}</Cell>
                <Cell align="end" isPinned>
                  <IconButton
                    icon={Plus}
                    size="small"
                    label={t`Add ${product.name}`}
                    isDisabled={!collection.takesProducts || isAdding}
                    onPress={() => void add([product])}
                  />
                </Cell>
              </Row>
            )}
          </TableBody>
        </Table>
      </TablePanel>
      <PageClamp {...address} totalCount={totalCount} onChange={change} />
    </section>
  );
}
