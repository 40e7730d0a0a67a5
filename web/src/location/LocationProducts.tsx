import { Plural, useLingui } from "@lingui/react/macro";
import { Package } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LocationProducts_viewer$key } from "#/__generated__/LocationProducts_viewer.graphql";
import { addresses, productAddress } from "#/app/addresses.ts";
import { ProductName } from "#/catalogue/product/_components/ProductName.tsx";
import { ProductStatusBadge } from "#/catalogue/product/_components/ProductStatusBadge.tsx";
import { DayCell } from "#/list/cells.tsx";
import { ShortList } from "#/list/ShortList.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";

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
  const { totalCount, edges } = products;
  return (
    <ShortList
      label={t`Products changed last`}
      icon={Package}
      count={<Plural value={totalCount} one="# product" other="# products" />}
      link={{
        text: t`Open products`,
        href: `${addresses.products}?${new URLSearchParams({ seller: sellerId })}`,
      }}
      minWidth={480}
      columns={[
        { id: "name", header: t`Product` },
        { id: "status", header: t`Status`, width: 128 },
        { id: "updated", header: t`Updated`, width: 112 },
      ]}
      items={edges.map(({ node }) => node)}
      nothingYet={t`No products yet`}
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
    </ShortList>
  );
}
