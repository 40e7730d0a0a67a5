import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SellerStatus_seller$key } from "#/__generated__/SellerStatus_seller.graphql";
import { Badge, type BadgeProps } from "#/ui/Badge.tsx";

/** Where a location stands: invited, active, suspended, or without anybody who runs it (screen S-05). */
export function SellerStatus({ sellerKey }: { sellerKey: SellerStatus_seller$key }) {
  const { t } = useLingui();
  const { status } = useFragment(
    graphql`
      fragment SellerStatus_seller on Seller {
        status
      }
    `,
    sellerKey,
  );
  const looks: Record<string, readonly [string, NonNullable<BadgeProps["tone"]>]> = {
    ACTIVE: [t`Active`, "success"],
    INVITED: [t`Invited`, "accent"],
    SUSPENDED: [t`Suspended`, "warning"],
    UNATTENDED: [t`No administrator`, "neutral"],
  };
  const [word, tone] = looks[status] ?? [status, "neutral"];
  return (
    <Badge tone={tone} hasDot>
      {word}
    </Badge>
  );
}
