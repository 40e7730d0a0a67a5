import { use, useState } from "react";
import { PersonContext } from "#/relay/PersonContext.ts";
import { type ChosenColumns, inChosenOrder, keepColumns, readColumns } from "./keptColumns.ts";

interface Declared {
  readonly id: string;
  readonly isName?: boolean;
}

/** The columns of a list as this person wants them. */
export interface Columns<Column> {
  readonly shown: readonly Column[];
  /** All of them in order, hidden ones too: what can be chosen from. */
  readonly all: readonly Column[];
  /** Null goes back to how the list was declared. */
  readonly choose: (chosen: ChosenColumns | null) => void;
}

/** Shows, hides and orders the columns of a list, and keeps that in this browser for each person and list. */
export function useColumns<Column extends Declared>(
  list: string,
  declared: readonly Column[],
): Columns<Column> {
  const person = use(PersonContext);
  const [chosen, setChosen] = useState(() => readColumns(person, list));
  const all = inChosenOrder(declared, chosen);
  return {
    all,
    shown: all.filter(({ id, isName }) => isName || !chosen.hidden.includes(id)),
    choose: (next) => {
      keepColumns(person, list, next);
      setChosen(next ?? { order: [], hidden: [] });
    },
  };
}
