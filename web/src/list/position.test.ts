import { expect, test } from "vitest";
import { orderAfterMove, positionBeside, currentPosition, positionOfDrop } from "./position.ts";

const rows = [
  { id: "a", order: 6 },
  { id: "b", order: 7 },
  { id: "c", order: 9 },
];
const orders = (placed: { id: string; order: number }[]) =>
  placed.map(({ id, order }) => `${id}${order}`).join(" ");

test("a drop is a place behind or before, the other way round in a list from the last to the first", () => {
  expect(positionOfDrop({ beside: "b", side: "after" }, false)).toEqual({ afterId: "b" });
  expect(positionOfDrop({ beside: "b", side: "before" }, false)).toEqual({ beforeId: "b" });
  expect(positionOfDrop({ beside: "b", side: "after" }, true)).toEqual({ beforeId: "b" });
  expect(positionOfDrop({ beside: "b", side: "before" }, true)).toEqual({ afterId: "b" });
});

test("the way back names a neighbour of the page, because the page before is not known", () => {
  expect(currentPosition(rows, "c")).toEqual({ afterId: "b" });
  expect(currentPosition(rows, "a")).toEqual({ beforeId: "b" });
  expect(currentPosition(rows.slice(0, 1), "a")).toBeUndefined();
});

test("one step stays on the page", () => {
  expect(positionBeside(rows, "b", 1)).toEqual({ afterId: "c" });
  expect(positionBeside(rows, "b", -1)).toEqual({ beforeId: "a" });
  expect(positionBeside(rows, "c", 1)).toBeUndefined();
  expect(positionBeside(rows, "a", -1)).toBeUndefined();
});

test("the order ids of the page are dealt out again", () => {
  expect(orders(orderAfterMove(rows, "c", { beforeId: "a" }))).toBe("c6 a7 b9");
  expect(orders(orderAfterMove(rows, "a", { afterId: "c" }))).toBe("b6 c7 a9");
  expect(orders(orderAfterMove(rows, "b", { afterId: null }))).toBe("b6 a7 c9");
});

test("duplicates are pulled apart, so that the row stands where it was dropped", () => {
  const same = rows.map(({ id }) => ({ id, order: 4 }));
  expect(orders(orderAfterMove(same, "c", { beforeId: "a" }))).toBe("c4 a5 b6");
});
