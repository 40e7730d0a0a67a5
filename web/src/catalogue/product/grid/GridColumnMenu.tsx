import { useLingui } from "@lingui/react/macro";
import { ArrowUp, ArrowDown, EyeOff, RotateCcw, UnfoldHorizontal, FoldHorizontal } from "lucide-react";
import { withMoved, withShown, withWidth } from "#/list/columnChange.ts";
import { asDeclared, type ChosenColumns } from "#/list/keptColumns.ts";
import { MenuAt } from "#/ui/MenuAt.tsx";
import { clampWidth } from "./GridHead.tsx";
import { type GridColumn, type GridColumns, widthOf, widths } from "./gridColumns.ts";

interface GridColumnMenuProps {
  readonly column: GridColumn;
  readonly columns: GridColumns;
  readonly anchor: Element;
  readonly onChoose: (chosen: ChosenColumns | null) => void;
  readonly onClose: () => void;
}

/** What can be done with a column of the grid. */
export function GridColumnMenu({ column, columns, anchor, onChoose, onClose }: GridColumnMenuProps) {
  const { t } = useLingui();
  const { shown } = columns;
  const at = shown.findIndex(({ id }) => id === column.id);
  const [before, after] = [shown[at - 1], shown[at + 1]];
  const width = widthOf(column, columns.widths);
  const name = t(column.header);
  const widen = (by: number) => onChoose(withWidth(columns, column.id, clampWidth(width + by)));
  const move = (place: GridColumn | undefined) => place && onChoose(withMoved(columns, column.id, place.id));
  return (
    <MenuAt
      label={t`Column ${name}`}
      heading={name}
      anchor={anchor}
      onClose={onClose}
      placement="bottom start"
      items={[
        {
          id: "wider",
          label: t`Wider`,
          icon: UnfoldHorizontal,
          staysOpen: true,
          isDisabled: width >= widths.most,
          onAction: () => widen(widths.step),
        },
        {
          id: "narrower",
          label: t`Narrower`,
          icon: FoldHorizontal,
          staysOpen: true,
          isDisabled: width <= widths.least,
          onAction: () => widen(-widths.step),
        },
        {
          id: "earlier",
          label: t`Move earlier`,
          icon: ArrowUp,
          isDisabled: before === undefined,
          onAction: () => move(before),
        },
        {
          id: "later",
          label: t`Move later`,
          icon: ArrowDown,
          isDisabled: after === undefined,
          onAction: () => move(after),
        },
        {
          id: "hide",
          label: t`Hide`,
          icon: EyeOff,
          isDisabled: column.isName === true,
          onAction: () => onChoose(withShown(columns, column.id, false)),
        },
        {
          id: "reset",
          label: t`Reset columns`,
          icon: RotateCcw,
          onAction: () => onChoose(columns.areOfView ? asDeclared : null),
        },
      ]}
    />
  );
}
