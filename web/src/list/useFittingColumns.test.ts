import { msg } from "@lingui/core/macro";
import { renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useFittingColumns } from "./useFittingColumns.ts";

const column = (id: string, yields?: number) => ({
  id,
  header: msg`Name`,
  width: 200,
  cell: () => id,
  ...(yields !== undefined && { yields }),
});
const shown = [column("name"), column("brand", 1)];
const columns = { list: "brands", shown, all: shown, areOfView: false, areChosen: false };
const rest = { widths: {}, choose: () => undefined, show: () => undefined };

afterEach(() => document.body.replaceChildren());

test("where a column has left, the others are the same at each drawing, so that no row is drawn anew for nothing", () => {
  const main = document.createElement("main");
  Object.defineProperty(main, "clientWidth", { value: 300 });
  document.body.append(main);
  // The declaration and what follows from it come anew, as they do when a row is chosen.
  const { result, rerender } = renderHook(() => useFittingColumns({ ...columns, ...rest }, undefined)[1]);
  const first = result.current;
  expect(first.map(({ id }) => id)).toEqual(["name"]);
  rerender();
  expect(result.current).toBe(first);
});

test("what somebody has chosen is shown as a whole", () => {
  const { result } = renderHook(
    () => useFittingColumns({ ...columns, ...rest, areChosen: true }, undefined)[1],
  );
  expect(result.current).toBe(shown);
});
