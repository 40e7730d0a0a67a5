/** How wide a column is, in pixels. */
export interface Sized {
  readonly width?: number;
  readonly minWidth?: number;
}

/** Pixels of the column of boxes before the rows. */
const boxes = 44;

/** Below this width in pixels a list scrolls sideways: each column keeps its width, or the least it can do with. */
export function tableWidth(columns: readonly Sized[], actions: Sized | undefined): number {
  return [...columns, ...(actions ? [actions] : [])].reduce(
    (sum, { width, minWidth = 160 }) => sum + (width ?? minWidth),
    boxes,
  );
}
