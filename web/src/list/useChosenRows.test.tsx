import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useChosenRows } from "./useChosenRows.ts";

const rows = (...names: string[]) => names.map((name) => ({ id: `id of ${name}`, name }));

interface Shown {
  readonly names: readonly string[];
  readonly filterKey?: string;
  readonly pageKey?: string;
  readonly matching?: number;
}

const open = (shown: Shown) =>
  renderHook(
    ({ names, filterKey = "", pageKey = "page 1", matching }: Shown) =>
      useChosenRows(rows(...names), filterKey, pageKey, matching),
    { initialProps: shown },
  );
const chosen = ({ result }: ReturnType<typeof open>) => [...result.current.names.values()];

test("a row that goes while its page stays is chosen no more; one on another page still is", () => {
  const list = open({ names: ["Anvil", "Birch", "Cedar"] });
  act(() => list.result.current.choose(new Set(["id of Anvil", "id of Birch"])));
  list.rerender({ names: ["Birch", "Cedar"] });
  expect(chosen(list)).toEqual(["Birch"]);
  list.rerender({ names: ["Dune"], pageKey: "page 2" });
  act(() => list.result.current.choose("all"));
  expect(chosen(list)).toEqual(["Birch", "Dune"]);
});

test("an emptied page gives up its own rows alone, another search all of them", () => {
  const list = open({ names: ["Anvil"] });
  act(() => list.result.current.choose("all"));
  list.rerender({ names: ["Dune"], pageKey: "page 2" });
  act(() => list.result.current.choose("all"));
  act(() => list.result.current.choose(new Set()));
  expect(chosen(list)).toEqual(["Anvil"]);
  list.rerender({ names: ["Anvil"], filterKey: "anv" });
  expect(chosen(list)).toEqual([]);
});

test("a whole page offers all that match: they stay chosen on other pages, until a row is taken out or the filter changes", () => {
  const page = { names: ["Anvil", "Birch"], matching: 9 };
  const list = open(page);
  const offered = () => list.result.current.offer?.count;
  act(() => list.result.current.choose(new Set(["id of Anvil"])));
  expect(offered()).toBeUndefined();
  act(() => list.result.current.choose("all"));
  expect(offered()).toBe(9);
  act(() => list.result.current.offer?.onAccept());
  expect([list.result.current.isAll, list.result.current.count, offered()]).toEqual([true, 9, undefined]);
  list.rerender({ ...page, names: ["Cedar", "Dune"], pageKey: "page 2" });
  expect([list.result.current.isAll, chosen(list).slice(-2)]).toEqual([true, ["Cedar", "Dune"]]);
  act(() => list.result.current.choose(new Set(["id of Dune"])));
  expect([list.result.current.isAll, chosen(list)]).toEqual([false, ["Anvil", "Birch", "Dune"]]);
  act(() => list.result.current.choose("all"));
  act(() => list.result.current.offer?.onAccept());
  list.rerender({ ...page, filterKey: "a" });
  expect([list.result.current.isAll, chosen(list)]).toEqual([false, []]);
});

test("without a filter that can be sent, and where the page is all there is, nothing more is offered", () => {
  const list = open({ names: ["Anvil", "Birch"] });
  act(() => list.result.current.choose("all"));
  expect(list.result.current.offer).toBeNull();
  list.rerender({ names: ["Anvil", "Birch"], matching: 2 });
  expect(list.result.current.offer).toBeNull();
});
