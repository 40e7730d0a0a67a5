import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SellerStatus_seller$key } from "#/__generated__/SellerStatus_seller.graphql";
import { Badge, type BadgeProps } from "#/ui/Badge.tsx";
import "./seller.css";

/** Where a location stands: invited, active, suspended, or without anybody who runs it (screen S-05); and whether it lacks something. */
export function SellerStatus({ sellerKey }: { sellerKey: SellerStatus_seller$key }) {
  const { t } = useLingui();
  const { status, missingParts } = useFragment(
    graphql`
      fragment SellerStatus_seller on Seller {
        status
        missingParts
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
    <span className="seller-status">
      <Badge tone={tone} hasDot>
        {word}
      </Badge>
      {missingParts.length > 0 && <span className="seller-incomplete">{t`Incomplete`}</span>}
    </span>
  );
}
