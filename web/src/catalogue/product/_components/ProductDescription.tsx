import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductDescription_product$key } from "#/__generated__/ProductDescription_product.graphql";
import { Card } from "#/ui/Card.tsx";
import { RichText } from "#/richText/RichText.tsx";

/** Description and specifications. Nothing is drawn when there is neither. */
export function ProductDescription({ productKey }: { productKey: ProductDescription_product$key }) {
  const { t } = useLingui();
  const { description, specifications } = useFragment(
    graphql`
      fragment ProductDescription_product on Product @throwOnFieldError {
        description
        specifications
      }
    `,
    productKey,
  );
  return (
    <>
      {description && (
        <Card title={t`Description`}>
          <RichText html={description} />
        </Card>
      )}
      {specifications && (
        <Card title={t`Specifications`}>
          <RichText html={specifications} />
        </Card>
      )}
    </>
  );
}
