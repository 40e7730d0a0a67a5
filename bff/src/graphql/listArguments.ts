import type { InputRef } from "@pothos/core";
import { builder } from "./builder.ts";
import { connectionArguments } from "./connectionType.ts";
import type { ListFilter } from "./listFilter.ts";
import type { ListOrders } from "./orderInput.ts";

/** The arguments of a list: `filter`, `orderBy` and those of a connection. `unordered` is the order of one without `orderBy`. */
export function listArguments<Row, Name extends string>(
  filter: InputRef<ListFilter>,
  orders: ListOrders<Row, Name>,
  unordered: string,
) {
  return {
    ...builder.args((t) => ({
      filter: t.field({ type: filter, description: "Only those that meet all of its conditions." }),
      orderBy: t.field({ type: orders.input, description: `${unordered} when not given.` }),
    })),
    ...connectionArguments,
  };
}
