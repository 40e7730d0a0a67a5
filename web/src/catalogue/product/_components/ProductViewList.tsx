import { graphql, useFragment } from "react-relay";
import type { ProductViewList_viewer$key } from "#/__generated__/ProductViewList_viewer.graphql";
import { productReviewAddress } from "#/app/addresses.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { useProductRefusals } from "../bulk/useProductRefusals.tsx";
import { type ProductView, productViewVariables, viewStatuses } from "../productViews.ts";
import { ProductExport } from "./ProductExport.tsx";
import { ProductFilterChips } from "./ProductFilterChips.tsx";
import { productViewLists } from "./productViewLists.tsx";
import { ReviewLink } from "./ReviewButton.tsx";
import "./product.css";

interface ProductViewListProps {
  readonly view: ProductView;
  readonly viewerKey: ProductViewList_viewer$key;
}

/** The products in some states: since when they are there, and why. */
export function ProductViewList({ view, viewerKey }: ProductViewListProps) {
  const [notice, onRefused] = useProductRefusals();
  const viewer = useFragment(
    graphql`
      fragment ProductViewList_viewer on Viewer @throwOnFieldError {
        kind
        permissions
        offeredAreas
        ...ProductExport_viewer
        products(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              name
              status
              viewerActions
              ...productViewLists_product
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { kind, permissions, offeredAreas, products } = viewer;
  const isOwner = kind === "OWNER";
  const statuses = viewStatuses[view];
  const first = products.edges.find(
    ({ node }) => node.status === "PENDING" && node.viewerActions.includes("RETURN"),
  );
  return (
    <ListScreen
      list={productViewLists[view]}
      facts={{
        isOwner,
        onScreen: { id: products.__id, statuses },
        permissions,
        offeredAreas,
        conditions: (search) => productViewVariables(view, search),
        onRefused,
      }}
      notice={notice}
      action={<ProductExport viewerKey={viewer} variables={(search) => productViewVariables(view, search)} />}
      totalCount={products.totalCount}
      rows={products.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      tools={
        <>
          <ProductFilterChips isOwner={isOwner} statuses={statuses} />
          {first && <ReviewLink href={productReviewAddress(first.node.id)} />}
        </>
      }
    />
  );
}
