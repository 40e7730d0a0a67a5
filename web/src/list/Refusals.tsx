import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { Notice } from "#/ui/Notice.tsx";
import type { Refusal } from "#/relay/refusal.ts";
import { saveTable } from "#/ui/saveTable.ts";
import "./refusals.css";

interface RefusalsProps {
  /** That these were refused, where nothing else is said. */
  readonly title?: string | undefined;
  readonly refused: readonly Refusal[];
  /** Tries the same with those that are still selected. */
  readonly onAgain?: (() => void) | undefined;
  readonly onDismiss: () => void;
}

/** What was refused of a change of many, each with its reason; nothing without. */
export default function Refusals({ title, refused, onAgain, onDismiss }: RefusalsProps) {
  const { t } = useLingui();
  if (refused.length === 0) return null;
  return (
    <Notice
      tone="warning"
      announce="status"
      title={title ?? t`These were refused.`}
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
      <div className="list-refusals-actions">
        {onAgain && <Button size="small" onPress={onAgain}>{t`Try these again`}</Button>}
        <Button
          size="small"
          icon={Download}
          aria-label={t`Download what was refused`}
          onPress={() =>
            saveTable("refused.csv", [[t`Name`, t`Reason`], ...refused.map(({ name, text }) => [name, text])])
          }
        >
          {t`Download`}
        </Button>
      </div>
    </Notice>
  );
}
