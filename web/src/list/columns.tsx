import { msg } from "@lingui/core/macro";
import { CountCell, NameCell } from "./cells.tsx";
import type { ListColumn } from "./listDeclaration.ts";

/** The record's name, which heads the row. */
export function nameColumn(minWidth = 220): ListColumn<{ readonly name: string }, unknown> {
  return {
    id: "name",
    header: msg`Name`,
    isName: true,
    minWidth,
    cell: ({ name }) => <NameCell>{name}</NameCell>,
  };
}

/** How many products have to do with the record. */
export function productsColumn(
  width = 108,
): ListColumn<{ readonly productCount: number | null | undefined }, unknown> {
  return {
    id: "products",
    header: msg`Products`,
    width,
    align: "end",
    cell: ({ productCount }) => <CountCell>{productCount}</CountCell>,
  };
}
