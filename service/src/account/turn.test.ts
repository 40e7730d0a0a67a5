import { expect, test } from "vitest";
import { inTurn } from "./turn.ts";

test("two at a time, in the order they came, and a failure gives its turn on", async () => {
  const started: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const results = gates.map(({ promise }, index) =>
    inTurn(() => {
      started.push(index);
      return promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error("broken"));
  await expect(results[1]).rejects.toThrow("broken");
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const [index, gate] of gates.entries()) gate.resolve(index);
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3]);
  expect(started).toEqual([0, 1, 2, 3]);
});
