import { useLingui } from "@lingui/react/macro";
import { Notice } from "#/ui/Notice.tsx";
import type { StaffRefusal } from "./useChangeStaff.ts";

interface StaffRefusalsProps {
  readonly refused: readonly StaffRefusal[];
  readonly onDismiss: () => void;
}

/** Who was refused of a change of many, each with the reason; nothing without. */
export function StaffRefusals({ refused, onDismiss }: StaffRefusalsProps) {
  const { t } = useLingui();
  if (refused.length === 0) return null;
  return (
    <Notice
      tone="warning"
      announce="status"
      title={t`These were refused. They are still selected.`}
      onDismiss={onDismiss}
      dismissLabel={t`Close`}
    >
      <ul className="staff-refusals">
        {refused.map(({ id, name, text }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
