import { Cell as AriaCell } from "react-aria-components/Table";
import type { CellProps as AriaCellProps } from "react-aria-components/Table";
import type { Alignment } from "./TableHeader.tsx";

/** How a cell is drawn. */
export interface CellLook {
  align?: Alignment;
  /** Secondary facts: paler than the record's name. */
  isMuted?: boolean;
  /** Long text breaks into lines; other cells end in an ellipsis. */
  isWrapped?: boolean;
  /** As its column: stays in sight at the end while the table scrolls sideways. */
  isPinned?: boolean;
  /** On a phone, where a row is a card: beside the record's name, or in the line below it. */
  card?: "aside" | "fact";
}

export interface CellProps extends CellLook, Omit<AriaCellProps, keyof CellLook | "className" | "style"> {}

export function Cell({ align, isMuted, isWrapped, isPinned, card, ...props }: CellProps) {
  return <AriaCell {...props} {...cellLook({ align, isMuted, isWrapped, isPinned, card })} />;
}

/** What the styles of cells read. */
export function cellLook({
  align = "start",
  isMuted = false,
  isWrapped = false,
  isPinned = false,
  card,
}: { readonly [Key in keyof CellLook]: CellLook[Key] | undefined }) {
  return {
    className: "ui-cell",
    "data-align": align,
    "data-muted": isMuted || undefined,
    "data-wrapped": isWrapped || undefined,
    "data-card": card,
    "data-pinned": isPinned || undefined,
  };
}
