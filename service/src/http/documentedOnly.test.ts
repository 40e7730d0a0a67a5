import { expect, test } from "vitest";
import { resources } from "../resources.ts";
import { rawCall } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine(
  (service) => {
    test("extensions are not there", async () => {
      const paths = resources
        .flatMap((resource) => resource.operations)
        .filter(
          ({ origin, access, method }) => origin === "extension" && access === "token" && method === "GET",
        )
        .map(({ path }) => path.replaceAll(/\{\w+\}/g, "1"));
      expect(paths.length).toBeGreaterThan(30);
      for (const path of paths) {
        const { status } = await service().call(`GET ${path}`);
        // A path such as /v1/companySellerManu/company_po_id is read as a record's, whose id is not a number.
        expect([400, 404], path).toContain(status);
      }
      for (const path of ["/openapi.json", "/docs"])
        expect((await rawCall(service().url, `GET ${path}`, undefined, {})).status).toBe(404);
      expect((await service().call("PUT /v1/l1CategoryPO/1", { level1_name: "x" })).status).toBe(404);
    });

    test("lists ignore paging and send neither tag nor count", async () => {
      const response = await service().call("GET /v1/l1CategoryPO/company_po_id/1?limit=1&nonsense=1");
      expect(response.status).toBe(200);
      expect(response.body).toHaveLength(6);
      expect(response.headers.get("etag")).toBeNull();
      expect(response.headers.get("x-total-count")).toBeNull();
    });

    test("Idempotency-Key and If-Match are not known", async () => {
      const add = (level3_name: string) =>
        service().call(
          "POST /v1/l3CategoryPO",
          { level1_id: 1, level2_id: 1, level3_name, level3_order_id: 1 },
          { "idempotency-key": "same" },
        );
      expect((await add("First")).status).toBe(201);
      expect((await add("Second")).status).toBe(201);
      const put = await service().call(
        "PUT /v1/companySeller/1",
        { legal_name: "x" },
        { "if-match": '"stale"' },
      );
      expect(put.status).toBe(200);
    });

    test("the documented calls and health are", async () => {
      expect((await service().call("GET /v1/country")).status).toBe(200);
      expect((await service().call("GET /v1/companySellerProdLoc/1")).status).toBe(200);
      expect((await rawCall(service().url, "GET /readyz", undefined, {})).status).toBe(200);
    });
  },
  (config) => ({ ...config, documentedOnly: true }),
);
