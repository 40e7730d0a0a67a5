import { useLingui } from "@lingui/react/macro";
import { History } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
import type { RowAction } from "#/list/RowActions.tsx";
import type { ButtonSize } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import { AuditContext } from "./AuditContext.ts";

const ActivityPanel = lazy(() => import("./ActivityPanel.tsx"));

interface RecordProps {
  /** The record's global id. */
  readonly id: string;
  readonly name: string;
}

interface ActivityButtonProps extends RecordProps {
  readonly size?: ButtonSize;
}

/** Opens what was done to a record. Not there for who may not read it. */
export function ActivityButton({ id, name, size = "medium" }: ActivityButtonProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (!use(AuditContext)) return null;
  return (
    <>
      <Tooltip text={t`Activity`}>
        <IconButton
          icon={History}
          size={size}
          label={t`Activity of ${name}`}
          onPress={() => setIsOpen(true)}
        />
      </Tooltip>
      <Activity id={id} name={name} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface ActivityProps extends RecordProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What was done to a record, at the side of the page. Its code comes when it is opened. */
export function Activity({ isOpen, ...record }: ActivityProps) {
  return <Suspense fallback={null}>{isOpen && <ActivityPanel {...record} />}</Suspense>;
}

/** The same as an action of a row, which opens `Activity`; none for who may not read it. */
export function useActivityAction(): readonly RowAction[] {
  const { t } = useLingui();
  return use(AuditContext) ? [{ id: "activity", label: t`Activity`, icon: History }] : [];
}
