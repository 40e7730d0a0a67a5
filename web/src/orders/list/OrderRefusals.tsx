import { useLingui } from "@lingui/react/macro";
import { Notice } from "#/ui/Notice.tsx";
import type { Refusal } from "./useSendSteps.ts";
import "./orderList.css";

interface OrderRefusalsProps {
  readonly refused: readonly Refusal[];
  readonly onDismiss: () => void;
}

/** What was refused of a change of many, each with its reason; nothing without. */
export function OrderRefusals({ refused, onDismiss }: OrderRefusalsProps) {
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
      <ul className="order-refusals">
        {refused.map(({ id, name, text }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
