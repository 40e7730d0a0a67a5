import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Pencil } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { IconButton } from "#/ui/IconButton.tsx";
import type { MenuAction } from "#/ui/Menu.tsx";
import { MoreMenu } from "#/ui/MoreMenu.tsx";
import { useFocusReturn } from "#/ui/useFocusReturn.ts";
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
  const returnFocusTo = useFocusReturn(open !== undefined);
  const act = (id: string) => {
    const action = menu.find((one) => one.id === id);
    if (action?.start) action.start();
    else if (!action?.href) {
      onOpen?.(id);
      returnFocusTo(buttons.current?.querySelector<HTMLElement>("[aria-haspopup=menu]") ?? null);
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
