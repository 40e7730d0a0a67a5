import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DeliveryUserStatus_deliveryUser$key } from "#/__generated__/DeliveryUserStatus_deliveryUser.graphql";
import { Badge } from "#/ui/Badge.tsx";

/** Whether somebody may be given orders. */
export function DeliveryUserStatus({ userKey }: { userKey: DeliveryUserStatus_deliveryUser$key }) {
  const { t } = useLingui();
  const { status } = useFragment(
    graphql`
      fragment DeliveryUserStatus_deliveryUser on DeliveryUser @throwOnFieldError {
        status
      }
    `,
    userKey,
  );
  return status === "ACTIVE" ? (
    <Badge tone="success" hasDot>{t`Active`}</Badge>
  ) : (
    <Badge tone="neutral" hasDot>{t`Inactive`}</Badge>
  );
}
