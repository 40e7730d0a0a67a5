import { expect, test } from "vitest";
import { ImageUpload } from "#/upload/ImageUpload.ts";
import { ImageRun, type ImageSteps } from "./ImageRun.ts";
import type { PlannedProduct } from "./plan.ts";

/** The first bytes of a PNG of 1 × 1 pixels. */
const png = new Uint8Array([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0,
]);

const planned = (sku: string, places: readonly number[]): PlannedProduct => ({
  product: { id: sku, name: sku, sku, version: "1", hasSummary: false, imageCount: 2, nextOrder: 3 },
  images: places.map((place, key) => ({ key, file: new File([png], `${sku}-${place}.png`), place })),
});

/** Steps that write down what was asked of them. */
function recorded(answers: Partial<ImageSteps> = {}) {
  const calls: string[] = [];
  let uploads = 0;
  const steps: ImageSteps = {
    upload: (file, isSummary) =>
      new ImageUpload(file, isSummary ? "PRODUCT_SUMMARY_IMAGE" : "PRODUCT_IMAGE", {
        request: () =>
          Promise.resolve({ good: { id: `u${(uploads += 1)}`, url: "", method: "PUT", headers: [] } }),
        send: () => Promise.resolve(),
        finish: (id) => Promise.resolve({ good: { id, width: 1, height: 1, bytes: 29 } }),
      }),
    errorText: () => "refused",
    setSummary: ({ sku }) => {
      calls.push(`${sku} summary`);
      return Promise.resolve(null);
    },
    add: ({ sku }, _upload, order) => {
      calls.push(`${sku} ${order}`);
      return Promise.resolve(null);
    },
    ...answers,
  };
  return { calls, steps };
}

const stepsOf = (run: ImageRun) => [...run.state().states.values()].map(({ step }) => step);

test("the images of a product go one after the other, behind those that it has", async () => {
  const { calls, steps } = recorded();
  const run = new ImageRun([planned("A", [1, 2, 5]), planned("B", [2])], steps, true);
  expect(stepsOf(run)).toEqual(["waiting", "waiting", "waiting", "waiting"]);
  const done = run.start();
  expect(run.state().isRunning).toBe(true);
  await done;
  expect(run.state().isRunning).toBe(false);
  expect(stepsOf(run)).toEqual(["added", "added", "added", "added"]);
  expect(calls.filter((call) => call.startsWith("A"))).toEqual(["A summary", "A 3", "A 4"]);
  expect(calls.filter((call) => call.startsWith("B"))).toEqual(["B 3"]);
});

test("one that is refused leaves its place to the next, and says why", async () => {
  const refusals = ["It has ten already"];
  const orders: number[] = [];
  const { steps } = recorded({
    add: (_product, _upload, order) => {
      orders.push(order);
      return Promise.resolve(refusals.pop() ?? null);
    },
  });
  const run = new ImageRun([planned("A", [2, 3])], steps, true);
  await run.start();
  expect(orders).toEqual([3, 3]);
  expect([...run.state().states.values()]).toEqual([
    { step: "failed", text: "It has ten already" },
    { step: "added" },
  ]);
});

test("after a stop what is being saved is saved, and the rest waits", async () => {
  const { calls, steps } = recorded({
    setSummary: () => {
      run.stop();
      return Promise.resolve(null);
    },
  });
  const run: ImageRun = new ImageRun([planned("A", [1, 2]), planned("B", []), planned("C", [])], steps, true);
  await run.start();
  expect(stepsOf(run)).toEqual(["added", "waiting"]);
  expect(calls).toEqual([]);
});
