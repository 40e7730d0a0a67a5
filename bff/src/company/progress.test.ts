import { afterEach, expect, test, vi } from "vitest";
import { RestError } from "../rest/error.ts";
import { createFakeContext, owner } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { markerPatience, markProgress } from "./progress.ts";

/** A service whose markers fail so many times before they succeed. */
function service(failures: number) {
  let left = failures;
  const respond = (): unknown => {
    left -= 1;
    if (left >= 0) throw new RestError("unavailable", "No answer");
    return [];
  };
  return createFakeRest({
    writes: Object.fromEntries([4, 8, 9, 11].map((page) => [`POST /v1/companyPO/page${page}`, respond])),
  });
}

test.each([
  ["seller", 4],
  ["level2Category", 8],
  ["level3Category", 9],
  ["collection", 11],
] as const)("a saved %s marks page %i of the viewer's company", async (part, page) => {
  const rest = service(0);
  await markProgress(createFakeContext(rest, owner), part);
  expect(rest.calls).toMatchObject([
    { method: "POST", template: `/v1/companyPO/page${page}`, body: { company_po_id: 1 } },
  ]);
});

test("what has no page is not marked", async () => {
  const rest = service(0);
  await markProgress(createFakeContext(rest, owner), "banner");
  await markProgress(createFakeContext(rest, owner), "level1Category");
  expect(rest.calls).toEqual([]);
});

test("an installation may number banners and level 1 categories", async () => {
  const rest = createFakeRest({ writes: { "POST /v1/companyPO/page10": () => [] } });
  const context = createFakeContext(rest, owner);
  const installation = { ...context.installation, progressPages: { banner: 10 } };
  await markProgress({ ...context, installation }, "banner");
  expect(rest.summary()).toEqual(["POST /v1/companyPO/page10"]);
});

test.each([
  [1, 2],
  [5, 2],
])("with %i failures it is sent %i times, and nobody hears of it", async (failures, calls) => {
  const rest = service(failures);
  await markProgress(createFakeContext(rest, owner), "collection");
  expect(rest.calls).toHaveLength(calls);
});

afterEach(() => void vi.useRealTimers());

test("a service that says nothing holds nobody up for longer than a second, and is still asked again", async () => {
  vi.useFakeTimers();
  const rest = service(1);
  const silent = vi.fn(rest.send);
  silent.mockImplementationOnce(
    () =>
      new Promise((_done, fail) =>
        setTimeout(() => fail(new RestError("unavailable", "No answer")), 3 * markerPatience),
      ),
  );
  const marked = vi.fn();
  void markProgress(createFakeContext({ ...rest, send: silent }, owner), "collection").then(marked);
  await vi.advanceTimersByTimeAsync(markerPatience - 1);
  expect(marked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(marked).toHaveBeenCalledOnce();
  expect(silent).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2 * markerPatience);
  expect(silent).toHaveBeenCalledTimes(2);
});
