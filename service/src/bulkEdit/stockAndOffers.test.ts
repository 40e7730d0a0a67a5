import { expect, test } from "vitest";
import * as v from "valibot";
import { businessToday } from "../http/contactField.ts";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const answer = v.looseObject({
  job: v.nullable(v.looseObject({ job_id: v.number(), can_undo: v.boolean() })),
  rows: v.array(v.looseObject({ outcome: v.string(), message: v.nullable(v.string()) })),
});
const variantList = v.array(v.looseObject({ varient_id: v.number() }));
const counts = v.array(v.looseObject({ varient_id: v.nullable(v.number()), stock_quantity: v.number() }));

onOneEngine((service) => {
  const create = async (prod_name: string): Promise<number> => {
    const { body } = await service().call("POST /v1/companySellerProdLoc/createSignup", {
      prod_name,
      seller_id: 1,
      category1_id: 1,
    });
    return v.parse(v.looseObject({ prod_id: v.number() }), Array.isArray(body) ? body[0] : body).prod_id;
  };
  const variantsOf = async (prodId: number) =>
    v.parse(
      variantList,
      (await service().call(`GET /v1/companySellerProdVarient/AllowVarient/${prodId}`)).body,
    );
  /** A product with two open variants and one that is closed. */
  const varied = async (name: string) => {
    const prod_id = await create(name);
    for (const short_name of ["S", "M", "L"])
      await service().call("POST /v1/companySellerProdVarient/onPage3", {
        prod_id,
        short_name,
        long_name: short_name,
        product_price: "10",
        display_order_id: "1",
      });
    const taxes = { cgst: 9, sgst: 9, igst: 18 };
    const page3 = { prod_id, prod_varient_enabled: true, ...taxes };
    await service().call("POST /v1/companySellerProdLoc/page3Signup", page3);
    const ids = (await variantsOf(prod_id)).map(({ varient_id }) => varient_id).toSorted((a, b) => a - b);
    const [first = 0, second = 0, closed = 0] = ids;
    const close = { varient_id: closed, closed_reason: "Gone" };
    await service().call("POST /v1/companySellerProdVarient/varientClosed", close);
    return { prod_id, first, second, closed };
  };
  const edit = (change: object, ids: readonly number[], body: object = owner) =>
    service().call("POST /v1/companyBulkEdit", { ...body, change, ids });
  const undo = async (body: unknown) => {
    const jobId = v.parse(answer, body).job?.job_id ?? 0;
    return (await service().call(`POST /v1/companyBulkEdit/undo/${jobId}`, owner)).body;
  };
  const outcomes = (body: unknown) =>
    v.parse(answer, body).rows.map(({ outcome, message }) => [outcome, message]);
  const read = async (prodId: number) =>
    (await service().call(`GET /v1/companySellerProdLoc/${prodId}`)).body;
  const stockOf = async (prodId: number) => {
    const { body } = await service().call(`GET /v1/companySellerProdStock/prod_id/${prodId}`);
    return v
      .parse(counts, body)
      .map(({ varient_id, stock_quantity }) => [varient_id, stock_quantity])
      .toSorted(([a], [b]) => (a ?? 0) - (b ?? 0));
  };

  test("counts are set or moved, of products with variants each open one; undone, what was not counted is not", async () => {
    const plain = await create("Counted");
    const { prod_id, first, second } = await varied("Counted in variants");
    const ids = [plain, prod_id];
    const set = await edit({ action: "stock", stock: { mode: "set", pieces: 5 } }, ids);
    expect(outcomes(set.body)).toEqual([
      ["done", null],
      ["done", null],
    ]);
    expect([await stockOf(plain), await stockOf(prod_id)]).toEqual([
      [[null, 5]],
      [
        [first, 5],
        [second, 5],
      ],
    ]);
    const taken = await edit({ action: "stock", stock: { mode: "add", pieces: -4 } }, ids);
    expect(await stockOf(plain)).toEqual([[null, 1]]);
    expect(outcomes((await edit({ action: "stock", stock: { mode: "add", pieces: -2 } }, ids)).body)).toEqual(
      [
        ["refused", "Only 1 left"],
        ["refused", "Only 1 left"],
      ],
    );
    const again = await edit({ action: "stock", stock: { mode: "set", pieces: 1 } }, [plain]);
    expect(outcomes(again.body)).toEqual([["unchanged", null]]);

    // Sold from in between: it is not as the change has left it.
    await service().call("PUT /v1/companySellerProdStock", {
      rows: [{ prod_id, varient_id: first, adjust_by: -1 }],
    });
    expect(outcomes(await undo(taken.body))).toEqual([
      ["done", null],
      ["stale", "It was changed since"],
    ]);
    expect(outcomes(await undo(set.body))).toEqual([
      ["done", null],
      ["stale", "It was changed since"],
    ]);
    expect([await stockOf(plain), await stockOf(prod_id)]).toEqual([
      [],
      [
        [first, 0],
        [second, 1],
      ],
    ]);
    expect(
      outcomes((await edit({ action: "stock", stock: { mode: "add", pieces: 1 } }, [plain])).body),
    ).toEqual([["refused", "It is not counted"]]);
  });

  test("open variants are made unavailable and available; a product without variants is refused", async () => {
    const plain = await create("Without variants");
    const { prod_id, first, second, closed } = await varied("Unavailable");
    const unavailable = async () =>
      new Map(
        (await variantsOf(prod_id)).map((variant) => [
          variant.varient_id,
          field(variant, "item_not_available"),
        ]),
      );
    const { body } = await edit({ action: "availability", is_available: false }, [plain, prod_id]);
    expect(outcomes(body)).toEqual([
      ["refused", "It has no variants"],
      ["done", null],
    ]);
    const changed = await unavailable();
    expect([changed.get(first), changed.get(second), changed.get(closed)]).toEqual([true, true, false]);
    await undo(body);
    expect((await unavailable()).get(first)).toBe(false);
  });

  test("an offer and wrapping as a gift follow the rules of their forms, and are undone as a whole", async () => {
    const plain = await create("Offered");
    const { prod_id, first } = await varied("Wrapped in variants");
    const before = await read(plain);
    const offer = {
      enable_special_offer: true,
      special_offer_percentage: "25",
      special_offer_start_date: businessToday(),
      special_offer_end_date: null,
      special_offer_infinite: true,
    };
    const fields = { ...offer, gift_wrapping_enabled: true, gift_wrapping_price: "40" };
    const { body } = await edit({ action: "set", fields }, [plain, prod_id]);
    expect(outcomes(body)).toEqual([
      ["done", null],
      ["done", null],
    ]);
    expect(await read(plain)).toMatchObject({
      ...offer,
      special_offer_percentage: "25.00",
      gift_wrapping_enabled: true,
      gift_wrapping_price: "40.00",
    });
    const wrapped = async () => (await variantsOf(prod_id)).find(({ varient_id }) => varient_id === first);
    expect(await wrapped()).toMatchObject({ gift_wrapping_enabled: true, gift_wrapping_price: "40.00" });
    await undo(body);
    expect(await wrapped()).toMatchObject({ gift_wrapping_enabled: false, gift_wrapping_price: "0.00" });
    expect({ ...Object(await read(plain)), updated_at: field(before, "updated_at") }).toEqual(before);

    const past = { ...offer, special_offer_start_date: "2020-01-01" };
    const refusedFields = [
      [past, "Must not be in the past"],
      [{ ...offer, special_offer_infinite: false }, "Please Enter End Date"],
      [{ gift_wrapping_enabled: true }, "Gift Wrapping Price is Required"],
    ] as const;
    for (const [wrong, message] of refusedFields)
      expect(outcomes((await edit({ action: "set", fields: wrong }, [plain])).body)).toEqual([
        ["refused", message],
      ]);
    // Switched off, its days stay for the next time.
    await edit({ action: "set", fields: offer }, [plain]);
    await edit({ action: "set", fields: { enable_special_offer: false } }, [plain]);
    expect(await read(plain)).toMatchObject({
      enable_special_offer: false,
      special_offer_percentage: "25.00",
    });
  });

  test("products are deleted one by one or refused while they are used, and nothing brings them back", async () => {
    const { prod_id: gone } = await varied("Deleted");
    const [used, with_] = [await create("Used"), await create("With a bundle")];
    await service().call("POST /v1/companySellerProdBundle", {
      prod_id: with_,
      bundle_id: used,
      bundle_offer_percentage: "10",
      order_id: 1,
    });
    const change = { action: "delete" };
    const shown = await service().call("POST /v1/companyBulkEdit", {
      ...owner,
      change,
      ids: [gone],
      is_preview: true,
    });
    expect(outcomes(shown.body)).toEqual([["done", null]]);
    expect(await read(gone)).toMatchObject({ prod_name: "Deleted" });
    const { body } = await edit(change, [gone, used]);
    expect(outcomes(body)).toEqual([
      ["done", null],
      ["refused", "Still in use: it is bundled with other products"],
    ]);
    expect(v.parse(answer, body).job?.can_undo).toBe(false);
    expect((await service().call(`GET /v1/companySellerProdLoc/${gone}`)).status).toBe(404);
    expect(await read(used)).toMatchObject({ prod_name: "Used" });
    expect(await service().call("POST /v1/companyBulkEdit", { ...owner, change, q: "used" })).toMatchObject({
      status: 422,
      body: { message: "ids is required" },
    });
    // A location's people delete their own.
    const { body: all } = await service().call("GET /v1/companySellerProdLoc/company_po_id/1");
    const listed = v.parse(v.array(v.object({ prod_id: v.number(), seller_id: v.number() })), all);
    const elsewhere = listed.find(({ seller_id }) => seller_id !== 1)?.prod_id ?? 0;
    const seller = { company_po_id: 1, user_po_id: null, user_seller_id: 3 };
    expect(outcomes((await edit(change, [elsewhere], seller)).body)).toEqual([
      ["not_found", "Product not found"],
    ]);
    expect(await read(elsewhere)).toMatchObject({ prod_id: elsewhere });
  });
});
