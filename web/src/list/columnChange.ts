import type { ChosenColumns } from "./keptColumns.ts";

/** What a change of columns begins from. */
interface ColumnsNow {
  readonly all: readonly { readonly id: string }[];
  readonly shown: readonly { readonly id: string }[];
  readonly widths: Readonly<Record<string, number>>;
}

function choiceNow({ all, shown, widths }: ColumnsNow): ChosenColumns {
  const order = all.map(({ id }) => id);
  return { order, hidden: order.filter((id) => !shown.some((column) => column.id === id)), widths };
}

/** Shows or hides a column. */
export function withShown(columns: ColumnsNow, id: string, isShown: boolean): ChosenColumns {
  const now = choiceNow(columns);
  return { ...now, hidden: isShown ? now.hidden.filter((other) => other !== id) : [...now.hidden, id] };
}

/** Moves a column to where another one stands, which makes way. */
export function withMoved(columns: ColumnsNow, id: string, place: string): ChosenColumns {
  const { order, ...now } = choiceNow(columns);
  const [from, to] = [order.indexOf(id), order.indexOf(place)];
  return { ...now, order: order.toSpliced(from, 1).toSpliced(to, 0, id) };
}

/** Makes a column so many pixels wide; null as it was declared. */
export function withWidth(columns: ColumnsNow, id: string, width: number | null): ChosenColumns {
  const now = choiceNow(columns);
  const { [id]: _, ...others } = now.widths;
  return { ...now, widths: width === null ? others : { ...others, [id]: width } };
}
