import { expect, test } from "vitest";
import { onEveryEngine } from "../testing/engines.ts";

onEveryEngine((service) => {
  const named = async (name: string) =>
    (await service().call(`GET /v1/companyBrand/company_po_id/1?q=${encodeURIComponent(name)}`)).body;

  test("a repeated call with the same key has one effect and the same answer", async () => {
    const send = () =>
      service().call(
        "POST /v1/companyBrand",
        { brand_name: "Once", company_po_id: 1 },
        { "idempotency-key": "once" },
      );
    const first = await send();
    const second = await send();
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await named("Once")).toHaveLength(1);
  });

  test("many repeats at once have one effect", async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, () =>
        service().call(
          "POST /v1/companyBrand",
          { brand_name: "Flood", company_po_id: 1 },
          { "idempotency-key": "flood" },
        ),
      ),
    );
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(await named("Flood")).toHaveLength(1);
  });

  test("the same key with another body is refused", async () => {
    const send = (brand_name: string) =>
      service().call(
        "POST /v1/companyBrand",
        { brand_name, company_po_id: 1 },
        { "idempotency-key": "other" },
      );
    await send("Body One");
    const second = await send("Body Two");
    expect(second.status).toBe(422);
    expect(second.body).toMatchObject({ message: "This Idempotency-Key was used for another call" });
    expect(await named("Body Two")).toEqual([]);
  });

  test("a refused call does not use the key up", async () => {
    const send = (company_po_id: number) =>
      service().call(
        "POST /v1/companyBrand",
        { brand_name: "Retry", company_po_id },
        { "idempotency-key": "retry" },
      );
    expect((await send(999_999)).status).toBe(422);
    expect((await send(1)).status).toBe(201);
  });

  test("the key of one actor is not the key of another", async () => {
    const send = (brand_name: string, actor: string) =>
      service().call(
        "POST /v1/companyBrand",
        { brand_name, company_po_id: 1 },
        { "idempotency-key": "shared", "x-actor": actor },
      );
    expect((await send("Actor One", "one")).status).toBe(201);
    expect((await send("Actor Two", "two")).status).toBe(201);
  });
});
