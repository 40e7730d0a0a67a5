import { use, useMemo, useState } from "react";
import { PersonContext } from "#/relay/PersonContext.ts";
import { asDeclared, type ChosenColumns, inChosenOrder, keepColumns, readColumns } from "./keptColumns.ts";

/** The columns of a list as this person wants them. */
export interface Columns<Column> {
  /** The list's id, under which a choice is kept. */
  readonly list: string;
  readonly shown: readonly Column[];
  /** All of them in order, hidden ones too: what can be chosen from. */
  readonly all: readonly Column[];
  /** Pixels of those that were made wider or narrower, by their ids. */
  readonly widths: ChosenColumns["widths"];
  /** Whether these are a view's. */
  readonly areOfView: boolean;
  /** Whether the person has chosen columns in this browser. */
  readonly areChosen: boolean;
  /** Null goes back to how the list was declared. Kept, unless a view is shown: a view's columns are its own. */
  readonly choose: (chosen: ChosenColumns | null) => void;
  /** Shows the columns of a view; null goes back to what the person has chosen. */
  readonly show: (columns: ChosenColumns | null) => void;
}

interface Choosable {
  readonly id: string;
  readonly isName?: boolean;
  isShown?(facts: unknown): boolean;
}

interface Declared<Column> {
  readonly id: string;
  readonly columns: readonly Column[];
}

/**
 * Shows, hides, orders and widens the columns of a list, and keeps that in this browser for each person and list.
 * @param facts decide which columns this viewer gets at all; undefined while they are not known
 */
export function useColumns<Column extends Choosable>(
  list: Declared<Column>,
  facts: unknown,
): Columns<Column> {
  const person = use(PersonContext);
  const [own, setOwn] = useState(() => readColumns(person, list.id));
  const [ofView, setOfView] = useState<ChosenColumns | null>(null);
  const { order, hidden, widths } = ofView ?? own;
  // The rows are drawn anew when these are others.
  const { all, shown } = useMemo(() => {
    const given = list.columns.filter(({ isShown }) => facts === undefined || (isShown?.(facts) ?? true));
    const all = inChosenOrder(given, { order });
    return { all, shown: all.filter(({ id, isName }) => isName || !hidden.includes(id)) };
  }, [list, facts, order, hidden]);
  return {
    list: list.id,
    areOfView: ofView !== null,
    areChosen: own.order.length > 0 || own.hidden.length > 0,
    all,
    shown,
    widths,
    choose: (next) => {
      if (ofView) return setOfView(next ?? asDeclared);
      keepColumns(person, list.id, next);
      setOwn(next ?? asDeclared);
    },
    show: setOfView,
  };
}
