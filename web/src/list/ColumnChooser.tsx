import { useLingui } from "@lingui/react/macro";
import { Columns3 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { IconButton } from "#/ui/IconButton.tsx";
import { Popover } from "#/ui/Popover.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import type { ColumnPanelProps } from "./ColumnPanel.tsx";

// Most visits never change columns.
const ColumnPanel = lazy(() => import("./ColumnPanel.tsx"));

/** The button that shows, hides and moves the columns of a list. */
export function ColumnChooser(props: ColumnPanelProps) {
  const { t } = useLingui();
  return (
    <DialogTrigger>
      <Tooltip text={t`Columns`}>
        <IconButton icon={Columns3} size="small" label={t`Columns`} />
      </Tooltip>
      <Popover placement="bottom end">
        <Dialog className="list-columns" aria-label={t`Columns`}>
          <Suspense fallback={null}>
            <ColumnPanel {...props} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
