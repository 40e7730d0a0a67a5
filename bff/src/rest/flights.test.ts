import { expect, test } from "vitest";
import { FlightGroup } from "./flightGroup.ts";
import { Flights } from "./flights.ts";

const staying = new FlightGroup(new AbortController().signal);

/** A call that can be watched: how often it began, and when it ends. */
function call() {
  const landings: ((answer: number) => void)[] = [];
  return {
    landings,
    start: () => new Promise<number>((resolve) => landings.push(resolve)),
  };
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

test("what comes in together is one call", async () => {
  const flights = new Flights<number>();
  const { landings, start } = call();
  let joined = 0;
  const reads = [1, 2, 3].map(() => flights.join("/v1/x", staying, start, () => (joined += 1)));
  await nextTurn();
  landings[0]?.(7);
  expect(await Promise.all(reads)).toEqual([7, 7, 7]);
  expect([landings.length, joined]).toEqual([1, 2]);
});

test("nobody joins a call that has left: its answer may be from before they asked", async () => {
  const flights = new Flights<number>();
  const { landings, start } = call();
  const early = flights.join("/v1/x", staying, start, () => {});
  await nextTurn();
  const late = [1, 2].map(() => flights.join("/v1/x", staying, start, () => {}));
  landings[0]?.(1);
  expect(await early).toBe(1);
  await nextTurn();
  expect(landings).toHaveLength(2);
  landings[1]?.(2);
  expect(await Promise.all(late)).toEqual([2, 2]);
});

test("newcomers do not wait for a slow call", async () => {
  const flights = new Flights<number>();
  const { landings, start } = call();
  void flights.join("/v1/x", staying, start, () => {});
  await nextTurn();
  const late = flights.join("/v1/x", staying, start, () => {});
  await expect.poll(() => landings.length).toBe(2);
  landings[1]?.(2);
  expect(await late).toBe(2);
});

test("a call that everybody has left before it began is never made", async () => {
  const flights = new Flights<number>();
  const { landings, start } = call();
  const leaver = new AbortController();
  const left = flights.join("/v1/x", new FlightGroup(leaver.signal), start, () => {});
  leaver.abort();
  await expect(left).rejects.toThrow("The request was given up before the service answered.");
  await nextTurn();
  expect(landings).toHaveLength(0);
});

test("a failed call fails for those on it, and the next one is made", async () => {
  const flights = new Flights<number>();
  const failing = flights.join(
    "/v1/x",
    staying,
    () => Promise.reject(new Error("down")),
    () => {},
  );
  await expect(failing).rejects.toThrow("down");
  expect(
    await flights.join(
      "/v1/x",
      staying,
      () => Promise.resolve(3),
      () => {},
    ),
  ).toBe(3);
});
