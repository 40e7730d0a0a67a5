import { expect, test } from "vitest";
import { RestError } from "../rest/error.ts";
import { createFakeContext, owner } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { markProgress } from "./progress.ts";

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
