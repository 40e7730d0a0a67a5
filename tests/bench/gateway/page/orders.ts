import * as v from "valibot";
import { table } from "./tables.ts";

/** `docs/performance-orders.json`. */
export const orderListsForm = v.object({
  measured: v.string(),
  orders: v.number(),
  /** Parts of orders in the list that is filtered. */
  listed: v.number(),
  rounds: v.number(),
  cores: v.number(),
  changes: v.array(
    v.object({
      title: v.string(),
      median: v.number(),
      p95: v.number(),
      slowest: v.number(),
      load: v.number(),
    }),
  ),
});

export type OrderLists = v.InferOutput<typeof orderListsForm>;

/** How long people wait for the lists of orders. */
export function ordersPart({ measured, orders, listed, rounds, cores, changes }: OrderLists): string {
  const rows = changes.map(({ title, median, p95, slowest, load }) => [
    title,
    median.toFixed(0),
    p95.toFixed(0),
    slowest.toFixed(0),
    load,
  ]);
  return `The console in Chromium over everything: gateway, service and PostgreSQL with ${orders.toLocaleString("en")} orders of one company (${listed.toLocaleString("en")} parts of them in the list of what goes out), all on ${cores} cores, ${rounds} times each on ${measured}. From the press until the rows are drawn; a search waits until typing has rested for 200 ms.

${table(["", "p50 ms", "p95 ms", "slowest ms", "load of the machine"], rows)}`;
}
