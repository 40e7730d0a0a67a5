import { type RefObject, useMemo } from "react";
import { fittingColumns } from "./fittingColumns.ts";
import type { RowActions, ListColumn } from "./listDeclaration.ts";
import { useRoom } from "./room.ts";
import type { Columns } from "./useColumns.ts";

/**
 * The columns of a list that its place has room for; what somebody or a view has chosen is shown as a whole, and scrolls. They are
 * the same until the room or a choice changes, because all rows are drawn anew with them.
 * @returns the element to measure, and the columns
 */
export function useFittingColumns<Row, Facts>(
  { shown, areChosen, areOfView }: Columns<ListColumn<Row, Facts>>,
  actions: RowActions<Row, Facts> | undefined,
): readonly [RefObject<HTMLDivElement | null>, readonly ListColumn<Row, Facts>[]] {
  const [place, room] = useRoom();
  const isChosen = areChosen || areOfView;
  const fitting = useMemo(
    () => (isChosen ? shown : fittingColumns(shown, actions, room)),
    [isChosen, shown, actions, room],
  );
  return [place, fitting];
}
