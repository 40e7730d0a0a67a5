import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductVariants_product$key } from "#/__generated__/ProductVariants_product.graphql";
import { Card } from "#/ui/Card.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { editAddress } from "../wizardAddress.ts";
import { AddVariant } from "./AddVariant.tsx";
import { VariantTable } from "./VariantTable.tsx";

interface ProductVariantsProps {
  readonly productKey: ProductVariants_product$key;
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
}

/** The variants of a product, on its page. */
export function ProductVariants({ productKey, mayAdd, mayEdit }: ProductVariantsProps) {
  const { t } = useLingui();
  const product = useFragment(
    graphql`
      fragment ProductVariants_product on Product @throwOnFieldError {
        id
        variantsEnabled
        viewerCanUpdate
        variants(first: 100) {
          totalCount
        }
        ...AddVariant_product
        ...VariantTable_product
      }
    `,
    productKey,
  );
  const { totalCount } = product.variants;
  return (
    <Card
      title={t`Variants`}
      description={t`Sizes, weights or packs of this product. Exactly one is the default; customers see its price first.`}
      actions={
        product.variantsEnabled
          ? mayAdd && <AddVariant productKey={product} variant="secondary" />
          : product.viewerCanUpdate && (
              <LinkButton href={editAddress(product.id, 3)}>{t`Price and variants`}</LinkButton>
            )
      }
      padding="none"
    >
      {!product.variantsEnabled && totalCount > 0 && (
        <div className="product-variants-note">
          <Notice>
            <Plural
              value={totalCount}
              one="The product has a single price: # variant is kept, but not sold, until Variants is switched on again."
              other="The product has a single price: # variants are kept, but not sold, until Variants is switched on again."
            />
          </Notice>
        </div>
      )}
      <div className="product-variants">
        <VariantTable productKey={product} mayEdit={mayEdit} />
      </div>
    </Card>
  );
}
