import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useChosenRows } from "./useChosenRows.ts";

const rows = (...names: string[]) => names.map((name) => ({ id: `id of ${name}`, name }));

interface Shown {
  readonly names: readonly string[];
  readonly filterKey?: string;
  readonly pageKey?: string;
}

const open = (shown: Shown) =>
  renderHook(
    ({ names, filterKey = "", pageKey = "page 1" }: Shown) =>
      useChosenRows(rows(...names), filterKey, pageKey),
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
