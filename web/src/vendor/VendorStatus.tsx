import { useLingui } from "@lingui/react/macro";
import { Badge } from "#/ui/Badge.tsx";

/** Whether anything is bought of a vendor. */
export function VendorStatus({ status }: { status: string }) {
  const { t } = useLingui();
  const isBlocked = status === "BLOCKED";
  return (
    <Badge tone={isBlocked ? "danger" : "success"} hasDot>
      {isBlocked ? t`Blocked` : t`Active`}
    </Badge>
  );
}
