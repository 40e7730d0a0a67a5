import * as v from "valibot";
import { table } from "./tables.ts";

/** `docs/performance-people.json`. */
export const peopleListsForm = v.object({
  measured: v.string(),
  vendors: v.number(),
  people: v.number(),
  rounds: v.number(),
  cores: v.number(),
  lists: v.array(
    v.object({
      title: v.string(),
      median: v.number(),
      p95: v.number(),
      slowest: v.number(),
      calls: v.number(),
      load: v.number(),
    }),
  ),
});

export type PeopleLists = v.InferOutput<typeof peopleListsForm>;

/** How long a page of vendors and people takes at the gateway. */
export function peoplePart({ measured, vendors, people, rounds, cores, lists }: PeopleLists): string {
  const rows = lists.map(({ title, median, p95, slowest, calls, load }) => [
    title,
    calls,
    median.toFixed(0),
    p95.toFixed(0),
    slowest.toFixed(0),
    load,
  ]);
  return `A page of 25 as the console asks for it: from the request to the gateway to the whole answer, over service and PostgreSQL with ${vendors.toLocaleString("en")} vendors, ${people.toLocaleString("en")} people of one company and as many at its locations, all on ${cores} cores, ${rounds} times each on ${measured}. “Calls” are those to the service: the rows, and at the same time their roles or categories. The people of all locations have a third, the names of their locations, which goes out together with that for the roles: a copy of the name in each person would stay behind when a location is renamed.

${table(["", "calls", "p50 ms", "p95 ms", "slowest ms", "load of the machine"], rows)}`;
}
