import { Plural, useLingui } from "@lingui/react/macro";
import { Package } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LocationProducts_viewer$key } from "#/__generated__/LocationProducts_viewer.graphql";
import { addresses, productAddress } from "#/app/addresses.ts";
import { ProductName } from "#/catalogue/product/_components/ProductName.tsx";
import { ProductStatusBadge } from "#/catalogue/product/_components/ProductStatusBadge.tsx";
import { DayCell } from "#/list/cells.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Table } from "#/ui/Table.tsx";
import { Cell, Row, TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";

interface LocationProductsProps {
  readonly viewerKey: LocationProducts_viewer$key;
  readonly sellerId: string;
}

/** The products of a location that were changed last, and the way to all of them. */
export function LocationProducts({ viewerKey, sellerId }: LocationProductsProps) {
  const { t } = useLingui();
  const { products } = useFragment(
    graphql`
      fragment LocationProducts_viewer on Viewer
      @argumentDefinitions(sellerId: { type: "ID!" })
      @throwOnFieldError {
        products(
          filter: { sellerId: $sellerId }
          orderBy: { field: UPDATED_AT, direction: DESC }
          first: 10
        ) {
          totalCount
          edges {
            node {
              id
              name
              updatedAt
              ...ProductName_product
              ...ProductStatusBadge_product
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { edges, totalCount } = products;
  return (
    <TablePanel
      toolbar={
        <Toolbar>
          <ToolbarCount>
            <Plural value={totalCount} one="# product" other="# products" />
          </ToolbarCount>
          <ToolbarSpace />
          <LinkButton
            size="small"
            icon={Package}
            href={`${addresses.products}?${new URLSearchParams({ seller: sellerId })}`}
          >
            {t`Open products`}
          </LinkButton>
        </Toolbar>
      }
    >
      <Table aria-label={t`Products changed last`} minWidth={480}>
        <TableHeader>
          <Column id="name" isRowHeader>{t`Product`}</Column>
          <Column id="status" width={128}>{t`Status`}</Column>
          <Column id="updated" width={112}>{t`Updated`}</Column>
        </TableHeader>
        <TableBody
          items={edges.map(({ node }) => node)}
          emptyState={<EmptyState icon={Package} title={t`No products yet`} />}
        >
          {(product) => (
            <Row id={product.id} href={productAddress(product.id)} textValue={product.name}>
              <Cell>
                <ProductName productKey={product} />
              </Cell>
              <Cell>
                <ProductStatusBadge productKey={product} />
              </Cell>
              <Cell isMuted>
                <DayCell>{product.updatedAt}</DayCell>
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </TablePanel>
  );
}
