import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductBundles_product$key } from "#/__generated__/ProductBundles_product.graphql";
import { productAddress } from "#/app/addresses.ts";
import { Card } from "#/ui/Card.tsx";
import { Link } from "#/ui/Link.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { ProductPicture } from "./ProductPicture.tsx";

/** What is cheaper together. Nothing is drawn when there is none. */
export function ProductBundles({ productKey }: { productKey: ProductBundles_product$key }) {
  const { t } = useLingui();
  const { percentage } = useFormats();
  const { bundles } = useFragment(
    graphql`
      fragment ProductBundles_product on Product @throwOnFieldError {
        bundles(first: 100) {
          edges {
            node {
              id
              offerPercentage
              bundledProduct {
                id
                name
                ...ProductPicture_product
              }
            }
          }
        }
      }
    `,
    productKey,
  );
  if (bundles.edges.length === 0) return null;
  return (
    <Card title={t`Bundles`} description={t`Cheaper when both are bought together.`}>
      <ul className="product-bundles">
        {bundles.edges.map(({ node: { id, offerPercentage, bundledProduct } }) => (
          <li key={id}>
            {bundledProduct ? (
              <>
                <ProductPicture productKey={bundledProduct} size={32} />
                <Link look="plain" href={productAddress(bundledProduct.id)}>
                  {bundledProduct.name}
                </Link>
              </>
            ) : (
              <span>{t`A product that is no longer there`}</span>
            )}
            <span className="product-bundle-offer">{t`${percentage(offerPercentage)} off`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
