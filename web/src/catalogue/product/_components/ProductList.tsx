import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Package, Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductList_product$key } from "#/__generated__/ProductList_product.graphql";
import type { ProductList_viewer$key } from "#/__generated__/ProductList_viewer.graphql";
import { newProductAddress, productAddress } from "#/app/addresses.ts";
import { ImportButton } from "#/import/ImportButton.tsx";
import { DayCell, LocationCell, PercentageCell, TextCell } from "#/list/cells.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { type BulkFacts, chosenProducts, mayChangeMany } from "../bulk/bulkFacts.tsx";
import { useProductRefusals } from "../bulk/useProductRefusals.tsx";
import { productRules, productStatuses, productVariables } from "../productList.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { CategoryPath } from "./CategoryPath.tsx";
import { IncompleteBadge } from "./IncompleteBadge.tsx";
import { PriceRange } from "./PriceRange.tsx";
import { ProductFilterChips } from "./ProductFilterChips.tsx";
import { ProductName } from "./ProductName.tsx";
import { ProductRowActions } from "./ProductRowActions.tsx";
import { ProductExport } from "./ProductExport.tsx";
import { ReviewButton } from "./ReviewButton.tsx";
import { ProductViews, useGridView } from "./ProductViews.tsx";
import { ProductStatusBadge } from "./ProductStatusBadge.tsx";
import { productTexts } from "./productTexts.tsx";
import "./product.css";

/** Owners see whose product it is; a seller's are all their own. */
interface Facts extends BulkFacts {
  readonly listId: string;
}

/** The list on the screen, which holds every state. */
const onScreen = (id: string): ProductListOnScreen => ({ id, statuses: null });

/** The list of products: its columns and words. */
export const productList: ListDeclaration<ProductList_product$key, Facts> = {
  id: "products",
  rules: productRules,
  row: graphql`
    fragment ProductList_product on Product @throwOnFieldError {
      updatedAt
      discountPercentage
      brand {
        name
      }
      seller {
        name
      }
      category {
        ...CategoryPath_category
      }
      variants(first: 1) {
        totalCount
      }
      ...ProductName_product
      ...PriceRange_product
      ...ProductStatusBadge_product
      ...IncompleteBadge_product
      ...ProductRowActions_product
    }
  `,
  columns: [
    {
      id: "name",
      header: msg`Product`,
      isName: true,
      minWidth: 260,
      cell: (product) => <ProductName productKey={product} />,
    },
    {
      id: "status",
      header: msg`Status`,
      width: 132,
      card: "aside",
      cell: (product) => (
        <span className="product-states">
          <ProductStatusBadge productKey={product} />
          <IncompleteBadge productKey={product} />
        </span>
      ),
    },
    {
      id: "brand",
      header: msg`Brand`,
      width: 108,
      yields: 4,
      cell: ({ brand }) => <TextCell>{brand?.name}</TextCell>,
    },
    {
      id: "category",
      header: msg`Category`,
      width: 124,
      yields: 5,
      cell: ({ category }) => (category ? <CategoryPath categoryKey={category} isStacked /> : "–"),
    },
    {
      id: "price",
      header: msg`Price before tax`,
      width: 160,
      align: "end",
      card: "fact",
      cell: (product) => (
        <span className="product-row-price">
          <PriceRange productKey={product} />
          {product.variants.totalCount > 0 && (
            <span className="product-name-sku">
              <Plural value={product.variants.totalCount} one="# variant" other="# variants" />
            </span>
          )}
        </span>
      ),
    },
    {
      id: "discount",
      header: msg`Discount`,
      width: 88,
      align: "end",
      yields: 1,
      cell: ({ discountPercentage }) => <PercentageCell>{discountPercentage}</PercentageCell>,
    },
    {
      id: "seller",
      header: msg`Location`,
      width: 116,
      yields: 3,
      card: "fact",
      isShown: ({ isOwner }) => isOwner,
      cell: ({ seller }) => <LocationCell>{seller?.name}</LocationCell>,
    },
    {
      id: "updated",
      header: msg`Updated`,
      width: 104,
      yields: 2,
      isMuted: true,
      cell: ({ updatedAt }) => <DayCell>{updatedAt}</DayCell>,
    },
  ],
  actions: {
    width: 72,
    cell: (product, { listId }) => <ProductRowActions productKey={product} list={onScreen(listId)} />,
  },
  href: productAddress,
  chosenActions: chosenProducts,
  choosesAll: mayChangeMany,
  views: [
    { id: "waiting", name: msg`Waiting for review`, filters: { status: ["PENDING"] } },
    { id: "toCorrect", name: msg`To be corrected`, filters: { status: ["RECTIFICATION"] } },
    { id: "drafts", name: msg`Drafts`, filters: { status: ["DRAFT"] } },
    { id: "lowStock", name: msg`Low stock`, filters: { stock: ["LOW"] } },
    { id: "onOffer", name: msg`On offer`, filters: { offer: ["ON"] } },
  ],
  variables: productVariables,
  icon: Package,
  texts: {
    ...productTexts,
    title: msg`Products`,
    lead: ({ isOwner }) =>
      isOwner ? msg`Everything your locations offer.` : msg`What your location offers.`,
    nothingYet: {
      title: msg`No products yet`,
      text: ({ isOwner }) =>
        isOwner
          ? msg`The products of your locations appear here as soon as one is added.`
          : msg`The products of your location appear here as soon as one is added.`,
    },
  },
};

/** The company's products, or a seller's own. */
export function ProductList({ viewerKey }: { viewerKey: ProductList_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProductList_viewer on Viewer @throwOnFieldError {
        kind
        permissions
        offeredAreas
        ...ProductExport_viewer
        ...ImportButton_viewer
        products(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...ProductList_product
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { kind, permissions, offeredAreas, products } = viewer;
  const isOwner = kind === "OWNER";
  const [notice, onRefused] = useProductRefusals();
  const grid = useGridView({ permissions, offeredAreas });
  return (
    <ListScreen
      list={productList}
      facts={{
        isOwner,
        listId: products.__id,
        permissions,
        offeredAreas,
        conditions: productVariables,
        onRefused,
      }}
      notice={notice}
      totalCount={products.totalCount}
      rows={products.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      tools={
        <>
          <ProductFilterChips isOwner={isOwner} statuses={productStatuses} />
          <ReviewButton waiting={products.totalCount} permissions={permissions} />
          <ProductViews permissions={permissions} offeredAreas={offeredAreas} />
        </>
      }
      {...grid}
      firstAddress={permissions.includes("PRODUCT_CREATE") ? newProductAddress(isOwner) : undefined}
      action={
        <>
          <ImportButton viewerKey={viewer} kind="PRODUCTS" />
          <ProductExport viewerKey={viewer} variables={productVariables} />
          {permissions.includes("PRODUCT_CREATE") && (
            <LinkButton variant="primary" icon={Plus} href={newProductAddress(isOwner)}>
              {t`Add product`}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
