import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Pencil } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { IconButton } from "#/ui/IconButton.tsx";
import type { MenuAction } from "#/ui/Menu.tsx";
import { MoreMenu } from "#/ui/MoreMenu.tsx";
import type { RowSteps } from "./useMoves.ts";

/** An action of a row's menu: it is done at once, leads somewhere, or opens the dialog of its id. */
export interface RowAction extends MenuAction {
  readonly start?: (() => void) | undefined;
}

interface RowActionsProps {
  /** The record's name, as people know it. */
  readonly name: string;
  /** What the pencil says; undefined where the record cannot be edited. It opens the dialog "edit". */
  readonly edit: string | undefined;
  /** Begins to read what that dialog needs. */
  readonly onEdit?: () => void;
  /** Begins to read what a dialog of the menu needs, by its id. */
  readonly onOpen?: (id: string) => void;
  readonly menu: readonly RowAction[];
  /** The dialog that is open. */
  readonly children: (open: string | undefined, onClose: () => void) => ReactNode;
}

/** The end of a row: edit, a menu with the rest, and their dialogs. */
export function RowActions({ name, edit, onEdit, onOpen, menu, children }: RowActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<string>();
  const buttons = useRef<HTMLSpanElement>(null);
  // What had the focus when a dialog of the menu opened is gone with the menu.
  const isOfMenu = useRef(false);
  useEffect(() => {
    if (open !== undefined || !isOfMenu.current) return;
    isOfMenu.current = false;
    buttons.current?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.focus();
  }, [open]);
  const act = (id: string) => {
    const action = menu.find((one) => one.id === id);
    if (action?.start) action.start();
    else if (!action?.href) {
      onOpen?.(id);
      isOfMenu.current = true;
      setOpen(id);
    }
  };
  const openEdit = () => {
    onEdit?.();
    setOpen("edit");
  };
  return (
    <span ref={buttons} className="row-actions">
      {edit !== undefined && <IconButton icon={Pencil} size="small" label={edit} onPress={openEdit} />}
      {menu.length > 0 && <MoreMenu label={t`More for ${name}`} items={menu} onAction={act} />}
      <Suspense fallback={null}>{children(open, () => setOpen(undefined))}</Suspense>
    </span>
  );
}

/** The moves of a row by one. */
export function stepActions({ earlier, later }: RowSteps, up: string, down: string): RowAction[] {
  return [
    { id: "earlier", label: up, icon: ArrowUp, isDisabled: !earlier, start: earlier },
    { id: "later", label: down, icon: ArrowDown, isDisabled: !later, start: later },
  ];
}
