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
  const refusals = [{ text: "It has ten already", isUnanswered: false }];
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

test("one whose answer was lost keeps its place, and is added again as it was: with its upload, and so once", async () => {
  const added: unknown[] = [];
  const lost = [{ text: "No answer came", isUnanswered: true }];
  const { steps } = recorded({
    add: ({ sku }, uploadId, order) => {
      added.push([sku, uploadId, order]);
      return Promise.resolve(lost.pop() ?? null);
    },
  });
  const { product, images } = planned("A", [2, 3]);
  const first = new ImageRun([{ product, images }], steps, true);
  await first.start();
  expect([...first.state().states.values()]).toEqual([
    { step: "failed", text: "No answer came" },
    { step: "added" },
  ]);
  // It stands there by now, behind it the other one: the next would come behind both.
  const found = { ...product, nextOrder: 5 };
  const again = new ImageRun([{ product: found, images: images.slice(0, 1) }], steps, true, first);
  await again.start();
  expect(stepsOf(again)).toEqual(["added"]);
  expect(added).toEqual([
    ["A", "u1", 3],
    ["A", "u2", 4],
    ["A", "u1", 3],
  ]);
  // For another product it is another image.
  const other = { ...found, id: "B", sku: "B" };
  await new ImageRun([{ product: other, images: images.slice(0, 1) }], steps, true, again).start();
  expect(added.at(-1)).toEqual(["B", "u3", 5]);
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
