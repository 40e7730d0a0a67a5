import { useLingui } from "@lingui/react/macro";
import { Badge } from "#/ui/Badge.tsx";

interface StatusBadgeProps {
  readonly isActive: boolean;
  readonly offReason: string | null | undefined;
}

/** Whether a webhook is sent anything, and whose doing it is when not. */
export function StatusBadge({ isActive, offReason }: StatusBadgeProps) {
  const { t } = useLingui();
  if (isActive) return <Badge tone="success" hasDot>{t`On`}</Badge>;
  return offReason ? <Badge tone="danger" hasDot>{t`Switched off`}</Badge> : <Badge hasDot>{t`Off`}</Badge>;
}
