import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useAside } from "./useAside.ts";

const refused: MutationError = { formError: "It was sent meanwhile", fieldErrors: {} };

/** A form that has sent its change, which has not ended yet. */
function sending() {
  const end = Promise.withResolvers<MutationError | null | undefined>();
  const tell = vi.fn<(error: MutationError) => void>();
  const { result, unmount } = renderHook(() => useAside<string>(() => end.promise, tell));
  let outcome: Promise<MutationError | null | undefined> = Promise.resolve(undefined);
  act(() => {
    const [send] = result.current.change;
    outcome = send("typed");
  });
  const finish = (how: MutationError | null | undefined) =>
    act(async () => {
      end.resolve(how);
      expect(await outcome).toBe(how);
    });
  return { result, unmount, tell, finish };
}

test.each([
  ["it is done: it stays out of sight until it is closed", null, true],
  ["it is refused: it is there again", refused, false],
  ["the session has ended: it is there again", undefined, false],
])("a form steps aside while its change waits, and when %s", async (_, how, isAside) => {
  const { result, tell, finish } = sending();
  expect(result.current.isAside).toBe(true);
  await finish(how);
  expect(result.current.isAside).toBe(isAside);
  expect(tell).not.toHaveBeenCalled();
});

test("of a form whose page is gone a message says why", async () => {
  const { unmount, tell, finish } = sending();
  unmount();
  await finish(refused);
  expect(tell).toHaveBeenCalledExactlyOnceWith(refused);
});
