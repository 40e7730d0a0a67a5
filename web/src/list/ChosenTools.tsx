import { Plural, useLingui } from "@lingui/react/macro";
import { Copy, X } from "lucide-react";
import { type ReactNode, use } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { Toolbar } from "#/ui/Toolbar.tsx";
import type { ChosenRows } from "./listDeclaration.ts";

interface ChosenToolsProps {
  readonly chosen: ChosenRows;
  readonly children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. */
export default function ChosenTools({ chosen: { names, clear }, children }: ChosenToolsProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([...names.values()].join("\n"));
      notifier.success(t`Names copied`);
    } catch {
      notifier.failure(t`The browser did not allow copying.`);
    }
  };
  return (
    <div className="list-chosen">
      <Toolbar aria-label={t`Selected rows`}>
        <span className="list-chosen-count">
          <Plural value={names.size} one="# selected" other="# selected" />
        </span>
        {children}
        <Button size="small" icon={Copy} onPress={() => void copy()}>{t`Copy names`}</Button>
        <Button size="small" variant="quiet" icon={X} onPress={clear}>{t`Clear`}</Button>
      </Toolbar>
    </div>
  );
}
