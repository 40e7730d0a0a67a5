import { expect, test } from "vitest";
import { inParts } from "./inParts.ts";
import type { BulkAnswer } from "./useBulkChange.ts";

const ids = Array.from({ length: 450 }, (_, index) => `product-${index}`);

const row = (productId: string): BulkAnswer["rows"][number] => ({
  productId,
  name: productId,
  outcome: "DONE",
  message: null,
  messageCode: null,
  messageParams: [],
  changes: [],
  " $fragmentType": "useBulkChange_row",
});
const answerOf = (some: readonly string[], jobs: BulkAnswer["jobs"] = []): BulkAnswer => ({
  total: some.length,
  doneCount: some.length - 1,
  refusedCount: 1,
  rows: some.map(row),
  jobs,
});

test("450 products go in three calls, in their order, and come back as one answer", async () => {
  const sent: (readonly [number, number, string | undefined])[] = [];
  const answer = await inParts(ids, async (some, part) => {
    sent.push([part, some.length, some[0]]);
    return answerOf(some, [{ id: `job-${part}`, canUndo: true }]);
  });
  expect(sent).toEqual([
    [0, 200, "product-0"],
    [1, 200, "product-200"],
    [2, 50, "product-400"],
  ]);
  expect(answer).toEqual({
    total: 450,
    doneCount: 447,
    refusedCount: 3,
    rows: ids.map(row),
    jobs: ["job-0", "job-1", "job-2"].map((id) => ({ id, canUndo: true })),
  });
});

test("what goes wrong ends it", async () => {
  const error = { formError: "Too many attempts", fieldErrors: {} };
  const parts: number[] = [];
  const answer = await inParts(ids, async (some, part) => {
    parts.push(part);
    return part === 1 ? error : answerOf(some);
  });
  expect(answer).toBe(error);
  expect(parts).toEqual([0, 1]);
});
