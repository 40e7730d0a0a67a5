import { expect, test } from "vitest";
import { WaiterGroup } from "./waiterGroup.ts";
import { RequestCoalescer } from "./requestCoalescer.ts";

const staying = new WaiterGroup(new AbortController().signal);

/** A call that can be watched: how often it began, and when it ends. */
function call() {
  const resolvers: ((result: number) => void)[] = [];
  return {
    resolvers,
    start: () => new Promise<number>((resolve) => resolvers.push(resolve)),
  };
}

const nextTick = () => new Promise<void>((resolve) => void setImmediate(resolve));

test("what comes in together is one call", async () => {
  const coalescer = new RequestCoalescer<number>();
  const { resolvers, start } = call();
  let joined = 0;
  const reads = [1, 2, 3].map(() => coalescer.join("/v1/x", staying, start, () => (joined += 1)));
  await nextTick();
  resolvers[0]?.(7);
  expect(await Promise.all(reads)).toEqual([7, 7, 7]);
  expect([resolvers.length, joined]).toEqual([1, 2]);
});

test("nobody joins a call that has left: its answer may be from before they asked", async () => {
  const coalescer = new RequestCoalescer<number>();
  const { resolvers, start } = call();
  const early = coalescer.join("/v1/x", staying, start, () => {});
  await nextTick();
  const late = [1, 2].map(() => coalescer.join("/v1/x", staying, start, () => {}));
  resolvers[0]?.(1);
  expect(await early).toBe(1);
  await nextTick();
  expect(resolvers).toHaveLength(2);
  resolvers[1]?.(2);
  expect(await Promise.all(late)).toEqual([2, 2]);
});

test("newcomers do not wait for a slow call", async () => {
  const coalescer = new RequestCoalescer<number>();
  const { resolvers, start } = call();
  void coalescer.join("/v1/x", staying, start, () => {});
  await nextTick();
  const late = coalescer.join("/v1/x", staying, start, () => {});
  await expect.poll(() => resolvers.length).toBe(2);
  resolvers[1]?.(2);
  expect(await late).toBe(2);
});

test("a call that everybody has left before it began is never made", async () => {
  const coalescer = new RequestCoalescer<number>();
  const { resolvers, start } = call();
  const leaver = new AbortController();
  const left = coalescer.join("/v1/x", new WaiterGroup(leaver.signal), start, () => {});
  leaver.abort();
  await expect(left).rejects.toThrow("The request was given up before the service answered.");
  await nextTick();
  expect(resolvers).toHaveLength(0);
});

test("a failed call fails for those on it, and the next one is made", async () => {
  const coalescer = new RequestCoalescer<number>();
  const failing = coalescer.join(
    "/v1/x",
    staying,
    () => Promise.reject(new Error("down")),
    () => {},
  );
  await expect(failing).rejects.toThrow("down");
  expect(
    await coalescer.join(
      "/v1/x",
      staying,
      () => Promise.resolve(3),
      () => {},
    ),
  ).toBe(3);
});
