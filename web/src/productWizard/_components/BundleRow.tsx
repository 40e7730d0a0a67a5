import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BundleRow_bundle$key } from "#/__generated__/BundleRow_bundle.graphql";
import { ProductPicture } from "#/catalogue/product/_components/ProductPicture.tsx";
import type { TakenOrder } from "#/list/OrderField.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { BundleActions } from "./BundleActions.tsx";

interface BundleRowProps {
  readonly id: string;
  /** The product that the bundle stands at. */
  readonly productId: string;
  readonly bundleKey: BundleRow_bundle$key;
  /** The product's other bundles. */
  readonly others: readonly TakenOrder[];
}

/** One bundle: order, the other product, what it costs together with this one. */
export function BundleRow({ id, productId, bundleKey, others }: BundleRowProps) {
  const { t } = useLingui();
  const { count, money, percentage } = useFormats();
  const bundle = useFragment(
    graphql`
      fragment BundleRow_bundle on Bundle @throwOnFieldError {
        order
        offerPercentage
        bundledProduct {
          name
          ...ProductPicture_product
        }
        priceExample {
          listPrice
          unitPrice
        }
        ...BundleActions_bundle
      }
    `,
    bundleKey,
  );
  const { bundledProduct, priceExample } = bundle;
  const name = bundledProduct?.name ?? t`A product that is no longer there`;
  return (
    <Row id={id} textValue={name} isMuted={!bundledProduct}>
      <Cell align="end">{count(bundle.order)}</Cell>
      <Cell>
        <span className="wizard-bundle-product">
          {bundledProduct && <ProductPicture productKey={bundledProduct} size={32} />}
          <span dir="auto">{name}</span>
        </span>
      </Cell>
      <Cell align="end">{percentage(bundle.offerPercentage)}</Cell>
      <Cell align="end">
        {priceExample && (
          <span className="wizard-bundle-price">
            <s>{money(priceExample.listPrice)}</s> {money(priceExample.unitPrice)}
          </span>
        )}
      </Cell>
      <Cell align="end" isPinned>
        <BundleActions productId={productId} bundleKey={bundle} others={others} />
      </Cell>
    </Row>
  );
}
