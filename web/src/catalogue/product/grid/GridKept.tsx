import { useLingui } from "@lingui/react/macro";
import { Button } from "#/ui/Button.tsx";
import { Notice } from "#/ui/Notice.tsx";

interface GridKeptProps {
  readonly onDiscard: () => void;
  readonly onRestore: () => void;
}

/** What this browser has kept of an earlier visit. */
export function GridKept({ onDiscard, onRestore }: GridKeptProps) {
  const { t } = useLingui();
  return (
    <div className="product-grid-kept">
      <Notice
        announce="status"
        title={t`There are changes of the grid that were not saved`}
        action={
          <>
            <Button size="small" onPress={onDiscard}>{t`Discard`}</Button>
            <Button size="small" variant="primary" onPress={onRestore}>{t`Restore`}</Button>
          </>
        }
      />
    </div>
  );
}
