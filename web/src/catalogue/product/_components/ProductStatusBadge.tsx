import { graphql, useFragment } from "react-relay";
import type { ProductStatusBadge_product$key } from "#/__generated__/ProductStatusBadge_product.graphql";
import { Badge } from "#/ui/Badge.tsx";
import type { KnownStatus } from "../productList.ts";
import { useStatusName } from "../useStatusName.ts";

const tones = {
  DRAFT: "neutral",
  PENDING: "information",
  ENABLED: "success",
  RECTIFICATION: "warning",
  DISABLED: "danger",
} as const satisfies Record<KnownStatus, string>;

/** Where a product stands between draft and sale (decision D-64). */
export function ProductStatusBadge({ productKey }: { productKey: ProductStatusBadge_product$key }) {
  const statusName = useStatusName();
  const { status } = useFragment(
    graphql`
      fragment ProductStatusBadge_product on Product @throwOnFieldError {
        status
      }
    `,
    productKey,
  );
  return (
    <Badge hasDot tone={status === "%future added value" ? "neutral" : tones[status]}>
      {statusName(status)}
    </Badge>
  );
}
