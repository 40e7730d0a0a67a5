import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ChangedBadge_product$key } from "#/__generated__/ChangedBadge_product.graphql";
import { productReviewAddress } from "#/app/addresses.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Link } from "#/ui/Link.tsx";

interface ChangedBadgeProps {
  readonly productKey: ChangedBadge_product$key;
  /** Leads to what has changed. */
  readonly isLink?: boolean;
}

/** A product that is on sale otherwise than it was decided on. Nothing is drawn of any other. */
export function ChangedBadge({ productKey, isLink = false }: ChangedBadgeProps) {
  const { t } = useLingui();
  const { id, name, isChangedSinceReview } = useFragment(
    graphql`
      fragment ChangedBadge_product on Product {
        id
        name
        isChangedSinceReview
      }
    `,
    productKey,
  );
  if (!isChangedSinceReview) return null;
  const badge = <Badge tone="warning">{t`Changed since review`}</Badge>;
  return isLink ? (
    <Link href={productReviewAddress(id)} aria-label={t`Changed since review: ${name}`}>
      {badge}
    </Link>
  ) : (
    badge
  );
}
