import type { InputRef } from "@pothos/core";
import { builder } from "./builder.ts";
import type { ListOrder, SortKind } from "./listOrder.ts";
import { SortDirectionEnum } from "./sortDirection.ts";

/** A column that a list can be ordered by. */
export interface OrderColumn<Row> {
  /** The service's name of it. */
  readonly rest: string;
  readonly kind: SortKind;
  readonly value: (row: Row) => string | number | null;
  readonly description: string;
}

/** An order as an operation asks for it. */
export interface GivenOrder<Name extends string> {
  readonly field: Name;
  readonly direction: "ASC" | "DESC";
}

/** The orders of one noun's lists. */
export interface ListOrders<Row, Name extends string> {
  /** The input `<Type>Order`. */
  readonly input: InputRef<GivenOrder<Name>>;
  /** The order asked for; without one the first column, upwards. */
  readonly of: (given?: GivenOrder<Name> | null) => ListOrder<Row>;
}

type Columns<Row, Name extends string> = Readonly<Record<Name, OrderColumn<Row>>>;

/** Makes `<Type>Order` and `<Type>OrderField`. The first of the columns is the order of a list without another. */
export function orderInput<Row extends { readonly id: string }, const Name extends string>(
  typeName: string,
  plural: string,
  columns: Columns<Row, Name>,
): ListOrders<Row, Name>;
export function orderInput(
  typeName: string,
  plural: string,
  columns: Columns<{ readonly id: string }, string>,
): ListOrders<{ readonly id: string }, string> {
  const field = builder.enumType(`${typeName}OrderField`, {
    description: `What a list of ${plural} can be ordered by.`,
    values: Object.fromEntries(
      Object.entries(columns).map(([name, { description }]) => [name, { description }]),
    ),
  });
  const input = builder.inputType(`${typeName}Order`, {
    description: `The order of a list of ${plural}. Ties are broken by id, in the same direction.`,
    fields: (t) => ({
      field: t.field({ type: field, required: true, description: "What to order by." }),
      direction: t.field({
        type: SortDirectionEnum,
        required: true,
        defaultValue: "ASC",
        description: "Up or down.",
      }),
    }),
  });
  const ordersOf = (direction: "ASC" | "DESC") =>
    new Map(
      Object.entries(columns).map(([name, { rest, kind, value }]) => [
        name,
        { field: rest, kind, direction, value, id: ({ id }: { readonly id: string }) => id },
      ]),
    );
  // Made once: whoever asks for the same order gets the very same one.
  const orders = { ASC: ordersOf("ASC"), DESC: ordersOf("DESC") };
  const [first = ""] = Object.keys(columns);
  return {
    input,
    of: (given) => {
      const order = orders[given?.direction ?? "ASC"].get(given?.field ?? first);
      if (order === undefined) throw new Error(`${typeName} has no order ${given?.field}.`);
      return order;
    },
  };
}
