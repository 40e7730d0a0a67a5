import { expect, test } from "vitest";
import { hasReturned, markItems, remembered } from "../rest/decodedRecords.ts";
import { freeze } from "../rest/json.ts";
import type { ListOrder } from "./listOrder.ts";
import { pageOfWholeList } from "./page.ts";
import type { PageWindow } from "./pageWindow.ts";

interface Row {
  readonly id: string;
}

const byId: ListOrder<Row> = {
  field: "id",
  kind: "text",
  direction: "ASC",
  value: ({ id }) => id,
  id: ({ id }) => id,
};
const first: PageWindow = { direction: "forward", size: 10, offset: 0, after: null, before: null };

test("the rows of a page that comes again have returned as soon as its edges are looked at one by one, and not before", () => {
  const [schema, body] = [{}, ["1"]];
  freeze(body);
  const row: Row = { id: "1" };
  const page = () => {
    const rows = remembered(schema, body, () => new Map([["a", [row]]])).get("a") ?? [];
    return pageOfWholeList(first, byId, rows);
  };
  for (const _ of ["first", "second"]) markItems(page().edges);
  expect(page()).toBe(page());
  expect(hasReturned(page().edges)).toBe(true);
  expect(hasReturned(row)).toBe(false);
  markItems(page().edges);
  expect([page().edges[0], row].map((one) => one !== undefined && hasReturned(one))).toEqual([true, true]);
});
