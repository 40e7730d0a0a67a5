import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProductFacts_product$key } from "#/__generated__/ProductFacts_product.graphql";
import { useCountryName } from "#/address/useCountryName.ts";
import { FactsCard } from "#/ui/FactsCard.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { CategoryPath } from "./CategoryPath.tsx";

/** The facts of a product, beside its variants. */
export function ProductFacts({ productKey }: { productKey: ProductFacts_product$key }) {
  const { t } = useLingui();
  const { money, percentage, moment } = useFormats();
  const countryName = useCountryName();
  const product = useFragment(
    graphql`
      fragment ProductFacts_product on Product @throwOnFieldError {
        model
        colour
        packing
        hsnCode
        cgst
        sgst
        igst
        countryOfOrigin
        originCountry @catch(to: NULL) {
          code
          name
        }
        variantsEnabled
        giftWrappingPrice
        discountPercentage
        createdAt
        updatedAt
        seller {
          name
        }
        category {
          ...CategoryPath_category
        }
      }
    `,
    productKey,
  );
  const { code, name } = product.originCountry ?? {};
  const percent = (value: string | null | undefined) => (value == null ? null : percentage(value));
  const groups: [string, [string, ReactNode][]][] = [
    [
      t`Details`,
      [
        [t`Category`, product.category && <CategoryPath categoryKey={product.category} />],
        [t`Location`, product.seller?.name],
        [t`Model`, product.model],
        [t`Colour`, product.colour],
        [t`Packing`, product.packing],
        [t`Country of origin`, code ? countryName({ code, name }) : product.countryOfOrigin],
      ],
    ],
    [
      t`Tax and price`,
      [
        [t`HSN Code`, product.hsnCode],
        [t`CGST`, percent(product.cgst)],
        [t`SGST`, percent(product.sgst)],
        [t`IGST`, percent(product.igst)],
        [t`Discount`, percent(product.discountPercentage)],
        // Each variant has its own, in the table.
        [
          t`Gift wrapping`,
          !product.variantsEnabled && product.giftWrappingPrice && money(product.giftWrappingPrice),
        ],
      ],
    ],
    [
      t`History`,
      [
        [t`Added`, product.createdAt && moment(product.createdAt)],
        [t`Updated`, product.updatedAt && moment(product.updatedAt)],
      ],
    ],
  ];
  return (
    <aside className="product-facts" aria-label={t`Facts`}>
      {groups.map(([title, facts]) => (
        <FactsCard key={title} title={title} facts={facts} />
      ))}
    </aside>
  );
}
