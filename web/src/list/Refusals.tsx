import { useLingui } from "@lingui/react/macro";
import { Notice } from "#/ui/Notice.tsx";
import type { Refusal } from "#/relay/refusal.ts";
import "./refusals.css";

interface RefusalsProps {
  /** That they are still selected, where nothing else is said. */
  readonly title?: string | undefined;
  readonly refused: readonly Refusal[];
  readonly onDismiss: () => void;
}

/** What was refused of a change of many, each with its reason; nothing without. */
export default function Refusals({ title, refused, onDismiss }: RefusalsProps) {
  const { t } = useLingui();
  if (refused.length === 0) return null;
  return (
    <Notice
      tone="warning"
      announce="status"
      title={title ?? t`These were refused. They are still selected.`}
      onDismiss={onDismiss}
      dismissLabel={t`Close`}
    >
      <ul className="list-refusals">
        {refused.map(({ id, name, text }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
