import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { ProductPageQuery } from "#/__generated__/ProductPageQuery.graphql";
import { addresses, productAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { ProductBundles } from "./_components/ProductBundles.tsx";
import { ProductDescription } from "./_components/ProductDescription.tsx";
import { ProductFacts } from "./_components/ProductFacts.tsx";
import { ProductHeader } from "./_components/ProductHeader.tsx";
import { ProductImages } from "./_components/ProductImages.tsx";
import { ProductPriceExamples } from "./_components/ProductPriceExamples.tsx";
import { ProductStateNotice } from "./_components/ProductStateNotice.tsx";
import { ProductSteps } from "./_components/ProductSteps.tsx";
import { ProductVariants } from "./_components/ProductVariants.tsx";
import { mayUseGrid } from "./grid/mayUseGrid.ts";
import "./_components/product.css";

const GridOfProduct = lazy(() => import("./grid/GridOfProduct.tsx"));
const RecentOrders = lazy(() => import("#/orders/list/RecentOrders.tsx"));

export { ProductSkeleton as Skeleton } from "./_components/ProductSkeleton.tsx";

export const query = graphql`
  query ProductPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      permissions
      offeredAreas
    }
    node(id: $id) {
      ... on Product @alias(as: "product") {
        id
        ...ProductHeader_product
        ...ProductStateNotice_product
        ...ProductImages_product
        ...ProductPriceExamples_product
        ...ProductSteps_product
        ...ProductFacts_product
        ...ProductDescription_product
        ...ProductVariants_product
        ...ProductBundles_product
      }
    }
  }
`;

/** One product: where it stands and what can be done with it, what it is and costs, its variants and bundles; and its orders. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ProductPageQuery> }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { node, viewer } = usePreloadedQuery<ProductPageQuery>(query, queryRef);
  const product = node?.product;
  if (!product) {
    return <NotFound listHref={addresses.products} listLabel={t`All products`} />;
  }
  const permissions = viewer?.permissions ?? [];
  const hasOrders = permissions.includes("ORDER_READ") && viewer?.offeredAreas.includes("ORDERS");
  const hasGrid = mayUseGrid({ permissions, offeredAreas: viewer?.offeredAreas ?? [] });
  const wanted = search.get("tab");
  const tab = (wanted === "orders" && hasOrders) || (wanted === "grid" && hasGrid) ? wanted : "details";
  const address = productAddress(product.id);
  return (
    <div className="product-page">
      <ProductHeader productKey={product} />
      <ProductStateNotice productKey={product} />
      {(hasOrders || hasGrid) && (
        <TabLinks
          label={t`Parts of the product`}
          currentId={tab}
          links={[
            { id: "details", title: t`Details`, href: address },
            ...(hasGrid
              ? [{ id: "grid" as const, title: t`Prices and stock`, href: `${address}?tab=grid` }]
              : []),
            ...(hasOrders
              ? [{ id: "orders" as const, title: t`Orders`, href: `${address}?tab=orders` }]
              : []),
          ]}
        />
      )}
      {tab !== "details" ? (
        <SectionBoundary key={tab}>
          <Suspense fallback={<Skeleton shape="box" height={320} />}>
            {tab === "orders" ? (
              <RecentOrders of={{ filter: "product", id: product.id }} />
            ) : (
              <GridOfProduct id={product.id} permissions={permissions} />
            )}
          </Suspense>
        </SectionBoundary>
      ) : (
        <div className="product-columns">
          <div className="product-main">
            <SectionBoundary>
              <ProductPriceExamples productKey={product} />
            </SectionBoundary>
            <SectionBoundary>
              <ProductVariants
                productKey={product}
                mayAdd={permissions.includes("VARIANT_CREATE")}
                mayEdit={permissions.includes("VARIANT_UPDATE")}
              />
            </SectionBoundary>
            <SectionBoundary>
              <ProductImages productKey={product} />
            </SectionBoundary>
            <SectionBoundary>
              <ProductDescription productKey={product} />
            </SectionBoundary>
            <SectionBoundary>
              <ProductBundles productKey={product} />
            </SectionBoundary>
          </div>
          <div className="product-side">
            <ProductFacts productKey={product} />
            <ProductSteps productKey={product} />
          </div>
        </div>
      )}
    </div>
  );
}
