import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import * as v from "valibot";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { checked, importOf, ran, refusedFile, rowsOf, startImport } from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1 };

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const token = async (token_name: string, ...permissions: string[]) => {
    const { body } = await call("POST /v1/apiToken", {
      ...owner,
      token_name,
      token_prefix: "bo_",
      token_hash: createHash("sha256").update(token_name).digest("hex"),
      permissions,
      expires_at: "2099-01-01T00:00:00Z",
    });
    return `token:${String(field(body, "api_token_id"))}`;
  };
  const brands = async () =>
    v
      .parse(v.array(v.looseObject({})), (await call("GET /v1/companyBrand/company_po_id/1")).body)
      .map((one) => one["brand_name"]);

  test("rows of a token do what it may and no more, and are told apart in the trail", async () => {
    const via = await token("Adds brands", "IMPORT_CREATE", "BRAND_CREATE");
    const job = await startImport(
      service(),
      { ...owner, kind: "brand", via },
      ["brand_id", "name"],
      [
        ["", "Added by a token"],
        ["1", "Renamed by a token"],
      ],
    );
    const found = await checked(service(), job);
    expect(found).toMatchObject({ created_count: 1, changed_count: 0, refused_count: 1, job: { via } });
    await ran(service(), job);
    expect((await rowsOf(service(), job)).map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ["done", null],
      ["refused", [{ field: null, label: null, message: "You are not allowed to do this." }]],
    ]);
    expect(await brands()).toEqual(expect.arrayContaining(["Added by a token", "Lohastra"]));
    expect(await brands()).not.toContain("Renamed by a token");
    const trail = await call(`GET /v1/audit/company_po_id/1?job_id=${job}`);
    expect(trail.body).toMatchObject([{ entity: "brand", acting_for: "token:Adds brands" }]);
  });

  test("an import stops when its token is gone, and what is no token is refused", async () => {
    const via = await token("Goes away", "IMPORT_CREATE", "BRAND_CREATE");
    const job = await startImport(
      service(),
      { ...owner, kind: "brand", via },
      ["name"],
      [["Of a token that has gone"]],
    );
    await checked(service(), job);
    await call(`DELETE /v1/apiToken/${via.slice("token:".length)}`);
    expect(await call(`PUT /v1/companyImport/run/${job}`, {})).toMatchObject({ status: 200 });
    await expect.poll(async () => (await importOf(service(), job)).job.job_state).toBe("failed");
    expect(await importOf(service(), job)).toMatchObject({ job: { message: "token_gone", done_count: 0 } });
    expect(await brands()).not.toContain("Of a token that has gone");
    const wrong = { ...owner, kind: "brand", via: "somebody", source: "upload", columns: ["name"], total: 1 };
    expect(await call("POST /v1/companyImport", wrong)).toMatchObject({
      status: 400,
      body: { message: "via names a token" },
    });
  });

  test("in lines of JSON null alone empties a field, whatever the word of a table is, and an empty text leaves it; the file of what was refused says the word", async () => {
    const read = async () => (await call("GET /v1/companySellerProdLoc/1")).body;
    const sku = field(await read(), "sku_seller");
    const send = async (rows: readonly (readonly (string | null)[])[]) => {
      const job = await startImport(
        service(),
        { ...owner, kind: "product", delimiter: "" },
        ["product_id", "model", "colour"],
        rows,
      );
      await checked(service(), job, undefined, { clear_word: "(empty)" });
      return job;
    };
    await ran(service(), await send([["1", "M-1", "Black"]]));
    expect(await read()).toMatchObject({ prod_model: "M-1", prod_colour: "Black" });
    const job = await send([
      ["1", null, ""],
      ["999999", null, "Red"],
    ]);
    await ran(service(), job);
    expect(await read()).toMatchObject({ prod_model: null, prod_colour: "Black", sku_seller: sku });
    expect(await refusedFile(service(), job)).toBe(
      "product_id,model,colour,error\r\n999999,(empty),Red,Product id: The product does not exist\r\n",
    );
  });

  test("what lines of JSON say is what was there: a dash and an apostrophe are texts, and stay so in what was refused", async () => {
    const columns = ["product_id", "model", "colour"];
    const job = await startImport(service(), { ...owner, kind: "product", delimiter: "" }, columns, [
      ["1", "-", "'=blue"],
      ["999999", "-", null],
    ]);
    await checked(service(), job);
    await ran(service(), job);
    expect((await call("GET /v1/companySellerProdLoc/1")).body).toMatchObject({
      prod_model: "-",
      prod_colour: "'=blue",
    });
    const refused = "999999,'-,-,Product id: The product does not exist";
    expect(await refusedFile(service(), job)).toBe(`product_id,model,colour,error\r\n${refused}\r\n`);
  });

  test("lines of JSON of one product are found together by an SKU that is a dash", async () => {
    const ofProduct = ["product_sku", "location", "name", "category", "cgst", "sgst", "igst"];
    const ofVariant = ["variant_short_name", "variant_long_name", "price"];
    const said = ["-", "Verdant Indiranagar", "Dash", "Kitchen & Dining", "9", "9", "18"];
    const columns = [...ofProduct, ...ofVariant];
    const line = (size: string) => [...said, size, size, "10"];
    const job = await startImport(service(), { ...owner, kind: "product", delimiter: "" }, columns, [
      line("S"),
      line("-"),
    ]);
    await checked(service(), job);
    expect((await rowsOf(service(), job)).map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ["to_create", null],
      ["to_create", null],
    ]);
    await ran(service(), job);
    const { body } = await call("GET /v1/companySellerProdLoc/company_po_id/1?q=Dash");
    const [made, ...others] = v
      .parse(
        v.array(
          v.looseObject({ prod_id: v.number(), prod_name: v.string(), sku_seller: v.nullable(v.string()) }),
        ),
        body,
      )
      .filter(({ prod_name }) => prod_name === "Dash");
    expect([made?.sku_seller, others]).toEqual(["-", []]);
    const variants = await call(`GET /v1/companySellerProdVarient/AllowVarient/${made?.prod_id}`);
    expect([variants.body].flat().map((one) => field(one, "short_name"))).toEqual(["S", "-"]);
  });
});
