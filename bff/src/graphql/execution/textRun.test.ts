import { expect, test } from "vitest";
import { TextRun } from "./textRun.ts";

test("what is waited for is not gone on with when the rest has failed, at once or later", async () => {
  for (const failure of ["at once", "later"]) {
    const run = new TextRun(null, {});
    const goneOnWith: unknown[] = [];
    const waited = Promise.resolve("late");
    const text = run.write((buffer) => {
      if (failure === "later") run.await(Promise.reject(new Error("down")), buffer, () => {});
      run.await(waited, buffer, (value) => void goneOnWith.push(value));
      if (failure === "at once") throw new Error("down");
    });
    expect(await text).toBe(null);
    await waited;
    expect(goneOnWith).toEqual([]);
  }
});
