import { Plural, useLingui } from "@lingui/react/macro";
import { Layers, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { VariantTable_product$key } from "#/__generated__/VariantTable_product.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
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
import { variantColumns } from "./variantColumns.ts";
import { VariantRow } from "./VariantRow.tsx";

/** Five rows a page, 5, 10 or 25 on offer (Document 2 §9). */
const rules: ListRules = { sort: {} };

interface VariantTableProps {
  readonly productKey: VariantTable_product$key;
  readonly mayEdit: boolean;
}

/** The variants of a product, withdrawn ones too. Its first hundred are here, so search and pages need no request. */
export function VariantTable({ productKey, mayEdit }: VariantTableProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const [address, change] = useListAddress(rules);
  const { variants } = useFragment(
    graphql`
      fragment VariantTable_product on Product @throwOnFieldError {
        variants(first: 100) {
          totalCount
          edges {
            node {
              id
              shortName
              longName
              sku
              order
              ...VariantRow_variant
            }
          }
        }
      }
    `,
    productKey,
  );
  const wanted = address.searchTerm.toLocaleLowerCase();
  const found = variants.edges
    .map(({ node }) => node)
    .filter(({ shortName, longName, sku }) =>
      [shortName, longName, sku ?? ""].some((text) => text.toLocaleLowerCase().includes(wanted)),
    );
  const othersThan = (id: string) =>
    variants.edges
      .filter(({ node }) => node.id !== id)
      .map(({ node }) => ({ order: node.order, name: node.shortName }));
  // The last row of the last page may be gone.
  const page = Math.min(address.page, pageCount(found.length, address.pageSize));
  const list = { ...address, page };
  const shown = found.slice(offsetOf(list), offsetOf(list) + list.pageSize);
  const total = variants.edges.length;
  const names: Record<string, string> = {
    order: t`Order ID`,
    name: t`Name`,
    state: t`Status`,
    price: t`Price`,
    gift: t`Gift wrapping`,
    actions: t`Actions`,
  };
  return (
    <TablePanel
      toolbar={
        total > 5 && (
          <Toolbar>
            <SearchField
              label={t`Search variants`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            <ToolbarSpace />
            <ToolbarCount>
              {variants.totalCount > total ? (
                t`Only the first ${count(total)} of ${count(variants.totalCount)} variants are here`
              ) : (
                <Plural value={found.length} one="# variant" other="# variants" />
              )}
            </ToolbarCount>
          </Toolbar>
        )
      }
      footer={
        total > 5 && (
          <ListPages
            label={t`Pages of variants`}
            list={list}
            pageSizes={pageSizesOf(rules)}
            totalCount={found.length}
            shownCount={shown.length}
            onChange={change}
          />
        )
      }
    >
      <Table aria-label={t`Variants`} minWidth={760}>
        <TableHeader>
          {variantColumns(mayEdit).map(({ id, ...column }) => (
            <Column
              key={id}
              id={id}
              {...column}
              isRowHeader={id === "name"}
              isNameHidden={id === "actions"}
              isPinned={id === "actions"}
            >
              {names[id]}
            </Column>
          ))}
        </TableHeader>
        <TableBody
          items={shown}
          dependencies={[mayEdit, variants]}
          emptyState={
            list.searchTerm === "" ? (
              <EmptyState icon={Layers} title={t`No variants`}>
                {t`Variants sell a product in several sizes or packs, each with a price of its own.`}
              </EmptyState>
            ) : (
              <EmptyState
                icon={SearchX}
                title={t`No variant matches`}
                action={
                  <Button size="small" onPress={() => change({ searchTerm: "" })}>{t`Show all`}</Button>
                }
              />
            )
          }
        >
          {(variant) => (
            <VariantRow
              id={variant.id}
              variantKey={variant}
              mayEdit={mayEdit}
              others={othersThan(variant.id)}
            />
          )}
        </TableBody>
      </Table>
    </TablePanel>
  );
}
