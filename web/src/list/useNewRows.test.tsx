import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { fitPage, useNewRows } from "./useNewRows.ts";

const rows = (letters: string) => [...letters].map((id) => ({ id }));

interface Shown {
  readonly letters: string;
  readonly totalCount: number;
  readonly address?: string;
}

const open = (letters: string, totalCount: number) => {
  const initial: Shown = { letters, totalCount };
  return renderHook(
    ({ letters, totalCount, address = "page 1" }: Shown) => {
      const added = useNewRows(rows(letters), totalCount, address);
      const shown = fitPage(rows(letters), 3, added);
      return [shown.map(({ id }) => id).join(""), added.join("")];
    },
    { initialProps: initial },
  );
};

test("an added row is new, and the last other row leaves the full page, wherever the new one stands", () => {
  const list = open("abc", 7);
  expect(list.result.current).toEqual(["abc", ""]);
  list.rerender({ letters: "nabc", totalCount: 8 });
  expect(list.result.current).toEqual(["nab", "n"]);
  list.rerender({ letters: "nabcm", totalCount: 9 });
  expect(list.result.current).toEqual(["nam", "nm"]);
  list.rerender({ letters: "nbcm", totalCount: 8 });
  expect(list.result.current).toEqual(["nbm", "nm"]);
  list.rerender({ letters: "def", totalCount: 8, address: "page 2" });
  expect(list.result.current).toEqual(["def", ""]);
});

test("what follows up after a deletion, and what an undo brings back, is not new", () => {
  const list = open("abc", 7);
  list.rerender({ letters: "bc", totalCount: 6 });
  list.rerender({ letters: "bcd", totalCount: 6 });
  expect(list.result.current).toEqual(["bcd", ""]);
  list.rerender({ letters: "abcd", totalCount: 7 });
  expect(list.result.current).toEqual(["abc", ""]);
});

test("a page that is not full keeps all its rows", () => {
  const list = open("a", 1);
  list.rerender({ letters: "na", totalCount: 2 });
  expect(list.result.current).toEqual(["na", "n"]);
});
