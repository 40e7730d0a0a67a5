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
export default function ChosenTools({ chosen, children }: ChosenToolsProps) {
  const { names, isAll, count, offer, clear } = chosen;
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
          {isAll ? (
            <Plural value={count} one="All # that match selected" other="All # that match selected" />
          ) : (
            <Plural value={count} one="# selected" other="# selected" />
          )}
          {offer && (
            <Button size="small" variant="quiet" onPress={offer.onAccept}>
              <Plural value={offer.count} one="Select all # that match" other="Select all # that match" />
            </Button>
          )}
        </span>
        {children}
        {!isAll && <Button size="small" icon={Copy} onPress={() => void copy()}>{t`Copy names`}</Button>}
        <Button size="small" variant="quiet" icon={X} onPress={clear}>{t`Clear`}</Button>
      </Toolbar>
    </div>
  );
}
