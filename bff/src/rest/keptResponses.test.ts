import { expect, test } from "vitest";
import type { RestResponse } from "./client.ts";
import { KeptResponses } from "./keptResponses.ts";

const response = (body: unknown): RestResponse => ({ status: 200, body, totalCount: null, etag: null });

test("a response is used again until its time is over, and the newer one counts", () => {
  let now = 0;
  const kept = new KeptResponses(() => now);
  expect(kept.find("/v1/country")).toBeUndefined();
  kept.keep("/v1/country", response(1), 600);
  now = 599_999;
  expect(kept.find("/v1/country")).toEqual(response(1));
  expect(kept.find("/v1/countryProvince")).toBeUndefined();
  now = 600_000;
  expect(kept.find("/v1/country")).toBeUndefined();
  kept.keep("/v1/country", response(2), 600);
  expect(kept.find("/v1/country")).toEqual(response(2));
});

test("of more than 300 addresses the one that was read longest ago goes", () => {
  const kept = new KeptResponses(() => 0);
  for (let index = 0; index < 300; index += 1) kept.keep(`/${index}`, response(index), 600);
  kept.keep("/0", response("again"), 600);
  kept.keep("/300", response(300), 600);
  expect([kept.find("/0"), kept.find("/1"), kept.find("/2"), kept.find("/300")]).toEqual([
    response("again"),
    undefined,
    response(2),
    response(300),
  ]);
});
