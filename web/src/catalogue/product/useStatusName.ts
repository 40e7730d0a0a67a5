import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ProductStatus } from "#/__generated__/ProductStatusBadge_product.graphql";
import type { KnownStatus } from "./productList.ts";

export const statusNames = {
  DRAFT: msg`Draft`,
  PENDING: msg`Pending`,
  ENABLED: msg`Enabled`,
  RECTIFICATION: msg`Rectification`,
  DISABLED: msg`Disabled`,
} as const satisfies Record<KnownStatus, unknown>;

/** The name of a product's status in the user's language. */
export function useStatusName(): (status: ProductStatus) => string {
  const { t } = useLingui();
  return (status) => (status === "%future added value" ? t`Other` : t(statusNames[status]));
}
