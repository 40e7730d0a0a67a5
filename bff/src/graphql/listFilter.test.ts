import { expect, test } from "vitest";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { readFilter } from "./listFilter.ts";
import { encodeNodeId } from "./nodeId.ts";

const brand = (id: string) => encodeNodeId("Brand", id);
const row = (id: string, createdAt: string | null = null, updatedAt = createdAt) => ({
  id,
  createdAt,
  updatedAt,
});

test("a filter is asked of the service, instants in UTC", () => {
  const filter = readFilter("Brand", {
    ids: [brand("3"), brand("5"), encodeNodeId("Seller", "7"), "nonsense"],
    createdSince: "2026-01-31T05:30:00+05:30",
    updatedSince: "2026-02-01T00:00:00Z",
  });
  expect(filter?.query).toEqual({
    ids: "3,5",
    created_since: "2026-01-31T00:00:00.000Z",
    updated_since: "2026-02-01T00:00:00.000Z",
  });
});

test("rows of a service that ignores it are filtered here; those without an instant stay", () => {
  const since = readFilter("Brand", { updatedSince: "2026-02-01T00:00:00Z" });
  expect(since?.matches(row("1", "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"))).toBe(true);
  expect(since?.matches(row("1", "2026-01-01T00:00:00Z", "2026-01-31T23:59:59Z"))).toBe(false);
  expect(since?.matches(row("1"))).toBe(true);
  const ids = readFilter("Brand", { ids: [brand("3")] });
  expect([ids?.matches(row("3")), ids?.matches(row("4"))]).toEqual([true, false]);
});

test("ids of which none can be one of this list match nothing, and too many are refused", () => {
  expect(readFilter("Brand", { ids: [encodeNodeId("Seller", "7")] })).toBeNull();
  expect(readFilter("Brand", { ids: [] })).toBeNull();
  expect(() => readFilter("Brand", { ids: Array.from({ length: 101 }, () => brand("1")) })).toThrow(
    "`ids` takes at most 100 ids.",
  );
});

test.each([
  ["brands", "Brand", "GET /v1/companyBrand/company_po_id/{id}"],
  ["manufacturers", "Manufacturer", "GET /v1/companySellerManu/company_po_id/{id}"],
  ["sellers", "Seller", "GET /v1/companySeller/company_po_id/{id}"],
  ["banners", "Banner", "GET /v1/companyBanner/company_po_id/{id}"],
  ["products", "Product", "GET /v1/companySellerProdLoc/company_po_id/{id}"],
  ["collections", "Collection", "GET /v1/companyCollection/company_po_id/{id}"],
])("%s: some of them by id are one call, with paging and without", async (list, type, call) => {
  for (const pages of [true, false]) {
    const rest = createFakeRest({ tables: catalogue(4), pages });
    const wanted = ["1", "2"].map((id) => encodeNodeId(type, id));
    const { data, errors } = await run(
      createFakeContext(rest, owner),
      `query ($filter: ${type}Filter) { viewer { ${list}(filter: $filter) { totalCount nodes { id } } } }`,
      { filter: { ids: [...wanted, encodeNodeId(type, "9999")] } },
    );
    expect(errors).toEqual([]);
    const page: unknown = Reflect.get(Object(Reflect.get(Object(data), "viewer")), list);
    expect(page).toMatchObject({
      totalCount: 2,
      nodes: expect.arrayContaining(wanted.map((id) => ({ id }))),
    });
    expect(rest.summary().filter((one) => one === call)).toEqual([call]);
  }
});
