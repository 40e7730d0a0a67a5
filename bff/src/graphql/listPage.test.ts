import { expect, test } from "vitest";
import { fakeList } from "../../test/doubles/fakeList.ts";
import type { ListOrder } from "./listOrder.ts";
import { listPage, type ListQuery, type ServiceList } from "./listPage.ts";
import type { Page } from "./page.ts";
import { readPageWindow, type ConnectionArguments } from "./pageWindow.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly rank: number;
}

const fields = { name: (row: Row) => row.name, rank: (row: Row) => row.rank };

function orderBy(field: keyof typeof fields, direction: "ASC" | "DESC"): ListOrder<Row> {
  const kind = field === "rank" ? "number" : "text";
  return { field, kind, direction, value: fields[field], id: (row) => String(row.id) };
}

/** The same list from a service that pages, and from one that always sends everything, in no order. */
function lists(
  rows: readonly Row[],
  order: ListOrder<Row>,
): [paged: ServiceList<Row>, whole: ServiceList<Row>] {
  const table = { key: "id", rows, parents: {} };
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [
    {
      order,
      fetch: async (query: ListQuery) => {
        const response = fakeList(table, rows, query);
        return {
          rows: response.rows
            .map((row) => byId.get(Number(Reflect.get(row, "id"))))
            .filter((row) => row !== undefined),
          totalCount: response.totalCount,
        };
      },
      matches: () => true,
    },
    { order, fetch: async () => ({ rows: rows.toReversed(), totalCount: null }), matches: () => true },
  ];
}

function read(list: ServiceList<Row>, args: ConnectionArguments): Promise<Page<Row>> {
  return listPage(readPageWindow(args, list.order), list);
}

test("the rows of a service that pages and passes a filter over are narrowed here", async () => {
  const rows = ["Ash", "Birch", "Cedar", "Elm", "Fir"].map((name, index) => ({
    id: index + 1,
    name,
    rank: 1,
  }));
  const [paged] = lists(rows, orderBy("name", "ASC"));
  const isLast = ({ id }: Row) => id > 3;
  const page = await read({ ...paged, matches: isLast, isAskedFor: isLast }, { first: 1 });
  expect(page.edges.map(({ node }) => node.name)).toEqual(["Elm"]);
  expect(page.totalCount).toBe(2);
  expect(page.pageInfo.hasNextPage).toBe(true);

  const cut = { ...paged, fetch: async () => ({ rows: rows.slice(0, 2), totalCount: 5 }) };
  await expect(read({ ...cut, matches: isLast, isAskedFor: isLast }, { first: 1 })).rejects.toMatchObject({
    kind: "bad-response",
  });
});

test("the rows of a service that pages and passes a search over are narrowed here; another reading of it is believed", async () => {
  const rows = ["Ash", "Birch", "Cedar", "Elm", "Fir"].map((name, index) => ({
    id: index + 1,
    name,
    rank: 1,
  }));
  const [paged] = lists(rows, orderBy("name", "ASC"));
  const hasText = ({ name }: Row) => name.includes("r");
  const narrowed = { ...paged, matches: hasText, hasText };
  const passing = { ...narrowed, fetch: ({ q: _passedOver, ...query }: ListQuery) => paged.fetch(query) };
  const page = await read(passing, { first: 1 });
  expect(page.edges.map(({ node }) => node.name)).toEqual(["Birch"]);
  expect(page.totalCount).toBe(3);

  const queries: ListQuery[] = [];
  const ownWay = async (query: ListQuery) => {
    queries.push(query);
    return "q" in query ? { rows: [], totalCount: 0 } : { rows: rows.slice(0, 2), totalCount: 2 };
  };
  const believed = await read({ ...narrowed, fetch: ownWay }, { first: 2 });
  expect(believed.edges.map(({ node }) => node.name)).toEqual(["Ash", "Birch"]);
  expect(believed.totalCount).toBe(2);
  expect(queries).toEqual([
    { limit: "3", sort: "name" },
    { q: expect.stringMatching(/^no-row-has-/), limit: "1" },
  ]);

  const all = { rows, totalCount: 5 };
  const ownWayOfAll = async (query: ListQuery) => ("q" in query ? { rows: [], totalCount: 0 } : all);
  expect((await read({ ...narrowed, fetch: ownWayOfAll }, { first: 9 })).totalCount).toBe(5);
});

/** A small generator of numbers, so that a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function randomRows(next: (below: number) => number): Row[] {
  // Few names and ranks, so that ties are the rule; upper and lower case, so that both ways must agree on them.
  const names = ["moss", "Moss", "fern", "Ivy", "ivy leaf", "", "%", "Ärger"];
  return Array.from({ length: next(23) }, (_, index) => ({
    id: index + 1 + next(2) * 100,
    name: names[next(names.length)] ?? "",
    rank: next(4),
  })).filter((row, index, all) => all.findIndex((other) => other.id === row.id) === index);
}

const orders = [
  orderBy("name", "ASC"),
  orderBy("name", "DESC"),
  orderBy("rank", "ASC"),
  orderBy("rank", "DESC"),
];

test("a paged service and a whole list give the same pages, whatever is asked", async () => {
  for (let seed = 1; seed <= 120; seed += 1) {
    const next = numbersFrom(seed);
    const rows = randomRows(next);
    for (const order of orders) {
      const [paged, whole] = lists(rows, order);
      const size = 1 + next(6);
      const cursors = (await read(whole, { first: 100 })).edges.map((edge) => edge.cursor);
      const cursor = cursors[next(Math.max(1, cursors.length))];
      const requests: ConnectionArguments[] = [
        {},
        { first: size },
        { last: size },
        { first: size, offset: next(30) },
        { first: 0 },
        { last: 0 },
        ...(cursor === undefined
          ? []
          : [
              { first: size, after: cursor },
              { last: size, before: cursor },
              { first: size, before: cursor },
              { last: size, after: cursor },
            ]),
      ];
      for (const args of requests)
        expect(await read(paged, args), JSON.stringify({ seed, args })).toEqual(await read(whole, args));
    }
  }
});

test("first and last cut the rows between two cursors, as the Relay specification has it", async () => {
  const rows: Row[] = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: "", rank: id }));
  for (const list of lists(rows, orderBy("rank", "ASC"))) {
    const [, second, , , fifth] = (await read(list, { first: 6 })).edges.map((edge) => edge.cursor);
    const shown = async (args: ConnectionArguments) => {
      const { edges, pageInfo } = await read(list, args);
      return [edges.map((edge) => edge.node.id), pageInfo.hasPreviousPage, pageInfo.hasNextPage];
    };
    const between = { after: second, before: fifth };
    expect(await shown({ first: 1, ...between })).toEqual([[3], true, true]);
    expect(await shown({ first: 5, ...between })).toEqual([[3, 4], true, true]);
    expect(await shown({ last: 1, ...between })).toEqual([[4], true, true]);
    expect(await shown({ last: 5, ...between })).toEqual([[3, 4], true, true]);
    expect(await shown({ first: 2, before: second })).toEqual([[1], false, true]);
    expect(await shown({ last: 2, after: fifth })).toEqual([[6], true, false]);
    expect(await shown({ first: 0 })).toEqual([[], false, true]);
    expect(await shown({ last: 0 })).toEqual([[], true, false]);
    expect((await read(list, { first: 0 })).totalCount).toBe(6);
  }
});

async function walk(list: ServiceList<Row>, size: number, forward: boolean): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = null;
  for (;;) {
    const page: Page<Row> = await read(
      list,
      forward ? { first: size, after: cursor } : { last: size, before: cursor },
    );
    const ids = page.edges.map((edge) => edge.node.id);
    seen.push(...(forward ? ids : ids.toReversed()));
    const { hasNextPage, hasPreviousPage, endCursor, startCursor } = page.pageInfo;
    if (!(forward ? hasNextPage : hasPreviousPage)) return forward ? seen : seen.toReversed();
    cursor = forward ? endCursor : startCursor;
  }
}

test("walking forwards and backwards visits every row once, in the same order", async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const next = numbersFrom(seed);
    const rows = randomRows(next);
    const size = 1 + next(5);
    for (const order of orders) {
      for (const list of lists(rows, order)) {
        const expected = (await read(list, { first: 100 })).edges.map((edge) => edge.node.id);
        expect(new Set(expected)).toEqual(new Set(rows.map((row) => row.id)));
        expect(expected).toHaveLength(rows.length);
        expect(await walk(list, size, true), `seed ${seed}`).toEqual(expected);
        expect(await walk(list, size, false), `seed ${seed}`).toEqual(expected);
      }
    }
  }
});

test("deleting rows, even the one a cursor points to, neither shifts nor repeats anything", async () => {
  const rows: Row[] = Array.from({ length: 9 }, (_, index) => ({
    id: index + 1,
    name: `row ${index + 1}`,
    rank: 0,
  }));
  const order = orderBy("rank", "ASC");
  for (const way of [0, 1] as const) {
    const { endCursor } = (await read(lists(rows, order)[way], { first: 3 })).pageInfo;
    const remaining = rows.filter((row) => row.id !== 1 && row.id !== 3);
    const next = await read(lists(remaining, order)[way], { first: 3, after: endCursor });
    expect(next.edges.map((edge) => edge.node.id)).toEqual([4, 5, 6]);
    expect(next.totalCount).toBe(7);
  }
});

test("a last page behind a cursor knows when nothing is left before it", async () => {
  const rows: Row[] = [1, 2, 3, 4].map((id) => ({ id, name: "", rank: id }));
  const order = orderBy("rank", "ASC");
  for (const way of [0, 1] as const) {
    const { endCursor } = (await read(lists(rows, order)[way], { first: 2 })).pageInfo;
    const after = { first: 2, after: endCursor };
    expect((await read(lists(rows, order)[way], after)).pageInfo.hasPreviousPage).toBe(true);
    const [, , ...rest] = rows;
    expect((await read(lists(rest, order)[way], after)).pageInfo.hasPreviousPage).toBe(false);
  }
});

test("page info of numbered pages is exact, also behind the end", async () => {
  const rows: Row[] = [1, 2, 3, 4, 5].map((id) => ({ id, name: "", rank: id }));
  for (const list of lists(rows, orderBy("rank", "ASC"))) {
    const infoAt = async (offset: number) => (await read(list, { first: 2, offset })).pageInfo;
    expect(await infoAt(0)).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(await infoAt(2)).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    expect(await infoAt(4)).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(await infoAt(50)).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    });
  }
});

test("the empty list is an empty page", async () => {
  for (const list of lists([], orderBy("name", "ASC"))) {
    expect(await read(list, { first: 5 })).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: 0,
    });
  }
});

test("search and filters of a whole list are applied here", async () => {
  const rows: Row[] = [1, 2, 3, 4].map((id) => ({ id, name: "", rank: id }));
  const [, whole] = lists(rows, orderBy("rank", "ASC"));
  const page = await read({ ...whole, matches: (row) => row.rank % 2 === 0 }, { first: 1 });
  expect(page.edges.map((edge) => edge.node.id)).toEqual([2]);
  expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
});
