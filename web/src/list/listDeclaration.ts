import type { MessageDescriptor } from "@lingui/core";
import type { ReactNode } from "react";
import type { GraphQLTaggedNode } from "react-relay";
import type { KeyType, KeyTypeData } from "react-relay/ReactRelayTypes";
import type { Variables } from "relay-runtime";
import type { IconShape } from "#/ui/Icon.tsx";
import type { Alignment } from "#/ui/TableHeader.tsx";
import type { ListRules } from "./listAddress.ts";

/** A column, said once: header, cells, skeleton, the cards of a phone, widths and the column chooser follow from it. */
export interface ListColumn<Row, Facts> {
  /** Its name in the address, where it sorts, and in what a person has chosen. */
  readonly id: string;
  readonly header: MessageDescriptor;
  /** The record's name: heads the row and the card, and cannot be hidden. One column has it. */
  readonly isName?: boolean;
  /** Pixels. Columns without one share what is left, each at least `minWidth`. */
  readonly width?: number;
  readonly minWidth?: number;
  /** Numbers and money stand at the end. */
  readonly align?: Alignment;
  /** Secondary facts are paler. */
  readonly isMuted?: boolean;
  /** Long text breaks into lines. */
  readonly isWrapped?: boolean;
  /** The name is for screen readers only. */
  readonly isNameHidden?: boolean;
  /** What is to be done with the row next: it stays in sight beside the row's actions. The last column may be so. */
  readonly isPinned?: boolean;
  /** Where there is no room for all, the lowest number leaves first; a column without one stays. */
  readonly yields?: number;
  /**
   * On a phone: beside the record's name, or in the line below it, without the column's name. Where a list says so of any,
   * the others are seen on opening the record.
   */
  readonly card?: "aside" | "fact";
  /** Whether this viewer gets it at all. */
  readonly isShown?: (facts: Facts) => boolean;
  readonly cell: (row: Row, facts: Facts) => ReactNode;
}

/** What can be done with a row, pinned to its end. */
export interface RowActions<Row, Facts> {
  readonly width: number;
  readonly isShown?: (facts: Facts) => boolean;
  readonly cell: (row: Row, facts: Facts) => ReactNode;
}

/** A text that may depend on who is looking. */
type Text<Facts> = MessageDescriptor | ((facts: Facts) => MessageDescriptor);

/** The words of a list. */
interface ListTexts<Facts> {
  readonly title: MessageDescriptor;
  /** What the rows are, where the title does not say it. */
  readonly table?: MessageDescriptor;
  /** One line of meaning under the title. */
  readonly lead: Text<Facts>;
  /** "Loading brands" */
  readonly loading: MessageDescriptor;
  /** "Search brands" */
  readonly search: MessageDescriptor;
  /** "Pages of brands" */
  readonly pages: MessageDescriptor;
  /** "12 brands" */
  readonly count: (list: { readonly totalCount: number }) => ReactNode;
  /** Nothing is there yet: what belongs here. */
  readonly nothingYet: { readonly title: MessageDescriptor; readonly text: Text<Facts> };
  /** Nothing matches the search or the filters, and the way back to all rows. */
  readonly nothingMatches: {
    readonly title: MessageDescriptor;
    readonly text: MessageDescriptor;
    /** "Show all" where nothing else is said. */
    readonly showAll?: MessageDescriptor;
  };
}

/** Rows that were chosen, by id and name. */
export interface ChosenRows {
  readonly names: ReadonlyMap<string, string>;
  /** All that match are chosen, also on pages that nobody has seen; `names` has those of this page then. */
  readonly isAll: boolean;
  /** How many are chosen. */
  readonly count: number;
  /** Chooses all that match, so many; null where that is no choice. */
  readonly offer: { readonly count: number; readonly onAccept: () => void } | null;
  readonly clear: () => void;
  /** Gives up all others. */
  readonly keepOnly: (ids: ReadonlySet<string>) => void;
}

/** A view that the list comes with: what its filters are set to. */
export interface ReadyView {
  /** In the address, beside the ids of views that people have made. */
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/**
 * A list of records, said once. `Key` is the key of the row's Relay fragment; `Facts` is what its cells need besides the
 * row, such as what the viewer may do.
 */
export interface ListDeclaration<Key extends KeyType, Facts> {
  /** Under which a person's choice of columns is kept. */
  readonly id: string;
  readonly rules: ListRules;
  /** The fragment of a row. */
  readonly row: GraphQLTaggedNode;
  readonly columns: readonly ListColumn<KeyTypeData<Key>, Facts>[];
  readonly actions?: RowActions<KeyTypeData<Key>, Facts>;
  /** Makes the whole row a link. */
  readonly href?: (id: string) => string;
  /** What can be done with chosen rows, besides copying their names. */
  readonly chosenActions?: (chosen: ChosenRows, facts: Facts) => ReactNode;
  /** Whether all that match can be chosen, not only those that were seen: what is done with them takes the filter. */
  readonly choosesAll?: (facts: Facts) => boolean;
  /** False where a new record never belongs at first: nobody is told of one then. */
  readonly takesNew?: boolean;
  /** Views that everybody has. */
  readonly views?: readonly ReadyView[];
  /** What its query takes for an address, where that is more than search, order and page: pinned views are counted by it. */
  readonly variables?: (search: URLSearchParams) => Variables;
  /** Stands where no rows are yet. */
  readonly icon: IconShape;
  readonly texts: ListTexts<Facts>;
}

/** A row on the screen: its fragment's key, with the id and name that its place in the list needs. */
export interface ListRow<Key extends KeyType> {
  readonly id: string;
  readonly name: string;
  readonly key: Key;
}

export function textFor<Facts>(text: Text<Facts>, facts: Facts): MessageDescriptor {
  return typeof text === "function" ? text(facts) : text;
}
