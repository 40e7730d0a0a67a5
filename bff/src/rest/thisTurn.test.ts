import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ThisTurn } from "./thisTurn.ts";

test("what is remembered is known until the turn is over, and not after it", async () => {
  const turn = new ThisTurn<object, string>();
  const [one, other] = [{}, {}];
  expect(turn.get(one)).toBe(undefined);
  turn.set(one, "first");
  await Promise.resolve();
  turn.set(other, "second");
  expect([turn.get(one), turn.get(other)]).toEqual(["first", "second"]);
  await nextTurn();
  expect([turn.get(one), turn.get(other)]).toEqual([undefined, undefined]);
  turn.set(one, "third");
  expect(turn.get(one)).toBe("third");
});
