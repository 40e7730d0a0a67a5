import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AvailabilityCheck } from "./AvailabilityCheck.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A look-up that the test answers by hand, and what it was asked. */
function prepare() {
  const asked: { value: string; signal: AbortSignal; respond: (isFree: boolean | null) => void }[] = [];
  const check = new AvailabilityCheck(
    (value, signal) => new Promise((respond) => asked.push({ value, signal, respond })),
  );
  return { check, asked };
}

test("leaving a field asks once, and the answer is known", async () => {
  const { check, asked } = prepare();
  check.ask("verdant");
  check.ask("verdant");
  await vi.runAllTimersAsync();
  expect(asked.map(({ value }) => value)).toEqual(["verdant"]);
  expect(check.state()).toBe("checking");
  asked[0]?.respond(false);
  await vi.runAllTimersAsync();
  expect(check.state()).toBe("taken");
});

test("coming back to edit before the moment has passed asks nothing", async () => {
  const { check, asked } = prepare();
  check.ask("verdant");
  check.forget();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

test("an edit cancels the look-up, and its late answer says nothing about the new text", async () => {
  const { check, asked } = prepare();
  check.ask("verdant");
  await vi.runAllTimersAsync();
  check.forget();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.respond(false);
  await vi.runAllTimersAsync();
  expect(check.state()).toBe("unknown");
});

test("a look-up that failed is not a taken name but says so, and the next leaving asks again", async () => {
  const { check, asked } = prepare();
  check.ask("verdant");
  await vi.runAllTimersAsync();
  asked[0]?.respond(null);
  await vi.runAllTimersAsync();
  expect(check.state()).toBe("unchecked");
  check.ask("verdant");
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
});

test("a submit asks again although the name was free", async () => {
  const { check, asked } = prepare();
  check.ask("verdant");
  await vi.runAllTimersAsync();
  asked[0]?.respond(true);
  await vi.runAllTimersAsync();
  expect(check.state()).toBe("free");
  const verdict = check.confirm("verdant");
  asked[1]?.respond(false);
  await expect(verdict).resolves.toBe("taken");
});

test("an empty field is not looked up", async () => {
  const { check, asked } = prepare();
  check.ask("");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

test("listeners hear each change of what is known", async () => {
  const { check, asked } = prepare();
  const heard: string[] = [];
  check.subscribe(() => heard.push(check.state()));
  check.ask("verdant");
  await vi.runAllTimersAsync();
  asked[0]?.respond(true);
  await vi.runAllTimersAsync();
  check.forget();
  expect(heard).toEqual(["checking", "free", "unknown"]);
});
