import { expect, test } from "vitest";
import { owner } from "../../test/doubles/fakeContext.ts";
import { CheckedRows } from "./checkedRows.ts";

const user = Object.freeze({ ...owner });
const rows: readonly string[] = Object.freeze(["a", "b"]);

/** Asks for the rows and says how often the rule was run. */
function asking() {
  const checked = new CheckedRows<readonly string[]>();
  let times = 0;
  const ask = (who: typeof owner, of: readonly string[]): readonly string[] =>
    checked.of(who, of, () => {
      times += 1;
      return of.slice(0, 1);
    });
  return { ask, times: () => times };
}

test("the same rows of the same user are checked once", () => {
  const { ask, times } = asking();
  expect([ask(user, rows), ask(user, rows)]).toEqual([["a"], ["a"]]);
  expect(times()).toBe(1);
});

test("other rows, another user and a user who has changed are checked again", () => {
  const { ask, times } = asking();
  ask(user, rows);
  ask(user, Object.freeze([...rows]));
  ask(Object.freeze({ ...user }), rows);
  expect(times()).toBe(3);
});

test("what may still change is checked each time", () => {
  const { ask, times } = asking();
  for (const [who, of] of [
    [{ ...owner }, rows],
    [user, [...rows]],
  ] as const) {
    ask(who, of);
    ask(who, of);
  }
  expect(times()).toBe(4);
});
