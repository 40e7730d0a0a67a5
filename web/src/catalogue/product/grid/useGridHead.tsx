import { type KeyboardEvent, type ReactNode, type RefObject, useState } from "react";
import { withWidth } from "#/list/columnChange.ts";
import type { ChosenColumns } from "#/list/keptColumns.ts";
import { frozenColumns, type GridColumn, type GridColumns, widthOf, widths } from "./gridColumns.ts";
import { GridColumnMenu } from "./GridColumnMenu.tsx";
import { clampWidth, GridHead } from "./GridHead.tsx";

interface GridHeading {
  /** The row of names, and the menu of one that is open. */
  readonly names: ReactNode;
  /** How wide the columns are, for the grid as a whole: rows are not drawn anew for it. */
  readonly style: Readonly<Record<`--${string}`, string>>;
  /** Of the column with the focus: opens its menu, or makes it wider or narrower. */
  readonly onColumnKey: (event: KeyboardEvent, column: GridColumn) => boolean;
}

const sum = (pixels: readonly number[]): string => `${pixels.reduce((all, one) => all + one, 0)}px`;

/** The columns of the grid: their names and menus, and how wide they are. */
export function useGridHead(
  columns: readonly GridColumn[],
  chosen: GridColumns,
  onChoose: (chosen: ChosenColumns | null) => void,
  box: RefObject<HTMLElement | null>,
): GridHeading {
  const [drawing, setDrawing] = useState<{ readonly id: string; readonly width: number } | null>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: Element } | null>(null);
  const widthNow = (column: GridColumn) =>
    drawing?.id === column.id ? drawing.width : widthOf(column, chosen.widths);
  const widen = ({ id }: GridColumn, width: number | null) => {
    setDrawing(null);
    onChoose(withWidth(chosen, id, width));
  };
  const openMenu = ({ id }: GridColumn) => {
    const anchor = box.current?.querySelector(`[data-column="${id}"]`);
    if (anchor) setMenu({ id, anchor });
  };
  const pixels = columns.map(widthNow);
  const opened = columns.find(({ id }) => id === menu?.id);
  return {
    style: {
      "--grid-columns": pixels.map((width) => `${width}px`).join(" "),
      "--grid-width": sum(pixels),
      "--grid-first": sum(pixels.slice(0, 1)),
      "--grid-frozen": sum(pixels.slice(0, frozenColumns)),
    },
    names: (
      <>
        <GridHead
          columns={columns}
          widthOf={widthNow}
          menuOf={menu?.id}
          onMenu={openMenu}
          onDraw={({ id }, width) => setDrawing({ id, width })}
          onWiden={widen}
        />
        {menu && opened && (
          <GridColumnMenu
            column={opened}
            columns={chosen}
            anchor={menu.anchor}
            onChoose={onChoose}
            onClose={() => setMenu(null)}
          />
        )}
      </>
    ),
    onColumnKey: ({ key, shiftKey, currentTarget }, column) => {
      if (key === "ArrowDown" && !shiftKey) {
        openMenu(column);
        return true;
      }
      if (!shiftKey || (key !== "ArrowLeft" && key !== "ArrowRight")) return false;
      const isRtl = getComputedStyle(currentTarget).direction === "rtl";
      const by = (key === "ArrowLeft") === isRtl ? widths.step : -widths.step;
      widen(column, clampWidth(widthOf(column, chosen.widths) + by));
      return true;
    },
  };
}
