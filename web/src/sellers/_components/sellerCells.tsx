import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { sellerCells_name$key } from "#/__generated__/sellerCells_name.graphql";
import type { sellerCells_products$key } from "#/__generated__/sellerCells_products.graphql";
import { CompanyLimitContext } from "#/company/CompanyLimitContext.ts";
import { Avatar } from "#/ui/Avatar.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { useSellerTypes } from "../useSellerTypes.ts";
import { TwoLines } from "#/list/TwoLines.tsx";

/** The location's picture, name and kind. */
export function SellerName({ sellerKey }: { sellerKey: sellerCells_name$key }) {
  const types = useSellerTypes();
  const { name, type } = useFragment(
    graphql`
      fragment sellerCells_name on Seller {
        name
        type
      }
    `,
    sellerKey,
  );
  return (
    <span className="seller-name">
      <Avatar name={name} shape="square" />
      <TwoLines first={name} second={types.find((known) => known.id === type)?.label} isName />
    </span>
  );
}

/** How many products the location has, and how many it may have: no more than the whole company. */
export function SellerProducts({ sellerKey }: { sellerKey: sellerCells_products$key }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { productCount, maximumProducts } = useFragment(
    graphql`
      fragment sellerCells_products on Seller @throwOnFieldError {
        productCount
        maximumProducts
      }
    `,
    sellerKey,
  );
  const products = productCount == null ? t`unknown` : count(productCount);
  const most = Math.min(maximumProducts ?? Infinity, use(CompanyLimitContext) ?? Infinity);
  if (most === Infinity) return products;
  const limit = count(most);
  return (
    <Trans>
      {products} <span className="seller-limit">of {limit}</span>
    </Trans>
  );
}
