import { useLingui } from "@lingui/react/macro";
import { Badge, type BadgeProps } from "#/ui/Badge.tsx";

interface StaffStatusProps {
  readonly status: string;
}

/** What the ways are called in which somebody can stand. */
export function useStatusWords(): Readonly<Partial<Record<string, string>>> {
  const { t } = useLingui();
  return {
    ACTIVE: t`Active`,
    INVITED: t`Invited`,
    EXPIRED: t`Invitation expired`,
    DISABLED: t`Disabled`,
  };
}

const tones: Readonly<Partial<Record<string, BadgeProps["tone"]>>> = {
  ACTIVE: "success",
  INVITED: "information",
  EXPIRED: "warning",
};

/** How somebody stands. */
export function StaffStatus({ status }: StaffStatusProps) {
  const words = useStatusWords();
  return (
    <Badge tone={tones[status] ?? "neutral"} hasDot>
      {words[status] ?? status}
    </Badge>
  );
}
