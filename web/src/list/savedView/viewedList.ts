import type { Variables } from "relay-runtime";
import type { ListRules } from "../listAddress.ts";
import type { ReadyView } from "../listDeclaration.ts";
import type { Columns } from "../useColumns.ts";

/** What the address names where the whole list was chosen over the view that it opens with. */
export const wholeList = "all";

/** A list whose views these are. */
export interface ViewedList {
  readonly id: string;
  readonly rules: ListRules;
  readonly columns: Columns<{ readonly id: string }>;
  readonly views?: readonly ReadyView[];
  readonly variables?: (search: URLSearchParams) => Variables;
}

/** The view that a list shows. */
export interface ShownView {
  readonly name: string;
  /** Whether the list has been changed since it was chosen. */
  readonly isChanged: boolean;
}
