import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const brand = async (brand_name: string): Promise<string> => {
    const { body } = await service().call("POST /v1/companyBrand", { brand_name, company_po_id: 1 });
    return `/v1/companyBrand/${String(field(body, "brand_id"))}`;
  };

  test("an unchanged answer is 304 without a body", async () => {
    const first = await service().call("GET /v1/companyPO/1");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const second = await service().call("GET /v1/companyPO/1", undefined, { "if-none-match": tag });
    expect(second.status).toBe(304);
    expect(second.body).toBeUndefined();
  });

  test("a changed answer has another tag", async () => {
    const path = await brand("Tag One");
    const before = await service().call(`GET ${path}`);
    await service().call(`PUT ${path}`, { brand_name: "Tag Two" });
    const tag = before.headers.get("etag") ?? "";
    const after = await service().call(`GET ${path}`, undefined, { "if-none-match": tag });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(tag);
  });

  test("a page of a list has another tag once the list is longer, although its rows have stayed", async () => {
    const page = "/v1/companyBrand/company_po_id/1?limit=1";
    await brand("Zz Last Of All");
    const before = await service().call(`GET ${page}`);
    await brand("Zz Behind The Last");
    const tag = before.headers.get("etag") ?? "";
    const after = await service().call(`GET ${page}`, undefined, { "if-none-match": tag });
    expect(after.status).toBe(200);
    expect(after.body).toEqual(before.body);
    const totals = [before, after].map(({ headers }) => Number(headers.get("x-total-count")));
    expect(totals[1]).toBe((totals[0] ?? 0) + 1);
  });

  test("a change with a stale If-Match is refused and changes nothing", async () => {
    const path = await brand("Match One");
    const tag = (await service().call(`GET ${path}`)).headers.get("etag") ?? "";
    const first = await service().call(`PUT ${path}`, { brand_name: "Match Two" }, { "if-match": tag });
    expect(first.status).toBe(200);
    const stale = await service().call(`PUT ${path}`, { brand_name: "Match Three" }, { "if-match": tag });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ message: "The record has changed since it was read" });
    const gone = await service().call(`DELETE ${path}`, undefined, { "if-match": tag });
    expect(gone.status).toBe(412);
    expect(field((await service().call(`GET ${path}`)).body, "brand_name")).toBe("Match Two");
  });

  test("of many changes with the same If-Match exactly one succeeds", async () => {
    const path = await brand("Race");
    const tag = (await service().call(`GET ${path}`)).headers.get("etag") ?? "";
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        service().call(`PUT ${path}`, { brand_name: `Race ${turn}` }, { "if-match": tag }),
      ),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.status === 412)).toHaveLength(11);
  });
});
