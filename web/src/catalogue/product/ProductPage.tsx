import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ProductPageQuery } from "#/__generated__/ProductPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { ProductBundles } from "./_components/ProductBundles.tsx";
import { ProductDescription } from "./_components/ProductDescription.tsx";
import { ProductFacts } from "./_components/ProductFacts.tsx";
import { ProductHeader } from "./_components/ProductHeader.tsx";
import { ProductImages } from "./_components/ProductImages.tsx";
import { ProductPriceExamples } from "./_components/ProductPriceExamples.tsx";
import { ProductStateNotice } from "./_components/ProductStateNotice.tsx";
import { ProductSteps } from "./_components/ProductSteps.tsx";
import { ProductVariants } from "./_components/ProductVariants.tsx";
import "./_components/product.css";

export { ProductSkeleton as Skeleton } from "./_components/ProductSkeleton.tsx";

export const query = graphql`
  query ProductPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      permissions
    }
    node(id: $id) {
      ... on Product @alias(as: "product") {
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

/** One product: where it stands and what can be done with it, what it is, what it costs, its variants and bundles. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ProductPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<ProductPageQuery>(query, queryRef);
  const product = node?.product;
  if (!product) {
    return <NotFound listHref={addresses.products} listLabel={t`All products`} />;
  }
  const permissions = viewer?.permissions ?? [];
  return (
    <div className="product-page">
      <ProductHeader productKey={product} />
      <ProductStateNotice productKey={product} />
      <div className="product-columns">
        <div className="product-main">
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
            <ProductPriceExamples productKey={product} />
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
    </div>
  );
}
