import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ReviewHead_product$key } from "#/__generated__/ReviewHead_product.graphql";
import { productAddress, productReviewAddress } from "#/app/addresses.ts";
import { Keys } from "#/ui/Keys.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { ProductPicture } from "../_components/ProductPicture.tsx";
import { ProductStatusBadge } from "../_components/ProductStatusBadge.tsx";

interface ReviewHeadProps {
  readonly productKey: ReviewHead_product$key;
  /** Its place among those that wait; 0 for one that does not. */
  readonly place: number;
  readonly total: number;
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
}

/** Which product it is, and the way to the others that wait. */
export function ReviewHead({ productKey, place, total, previousId, nextId }: ReviewHeadProps) {
  const { t } = useLingui();
  const product = useFragment(
    graphql`
      fragment ReviewHead_product on Product @throwOnFieldError {
        id
        name
        seller {
          name
        }
        ...ProductPicture_product
        ...ProductStatusBadge_product
      }
    `,
    productKey,
  );
  return (
    <div className="product-header">
      <title>{t`Review: ${product.name}`}</title>
      <ProductPicture productKey={product} size={88} />
      <PageHeader
        title={product.name}
        badge={<ProductStatusBadge productKey={product} />}
        description={
          <span className="product-header-facts">
            {product.seller && <span dir="auto">{product.seller.name}</span>}
            {place > 0 && <span>{t`${place} of ${total} that wait for review`}</span>}
          </span>
        }
        actions={
          <>
            <LinkButton variant="quiet" href={productAddress(product.id)}>
              {t`The product's page`}
            </LinkButton>
            {previousId !== undefined && (
              <LinkButton href={productReviewAddress(previousId)}>
                {t`Previous`} <Keys keys={["k"]} />
              </LinkButton>
            )}
            {nextId !== undefined && (
              <LinkButton href={productReviewAddress(nextId)}>
                {t`Next`} <Keys keys={["j"]} />
              </LinkButton>
            )}
          </>
        }
      />
    </div>
  );
}
