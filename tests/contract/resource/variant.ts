import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { holds, knowsNone, list, same, single, succeeded } from "../expectation.ts";
import { flag, id, number, optionalNumber, optionalText, text, type Id, unknownId } from "../http/wire.ts";
import { variantForm } from "../fixtures/forms.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

const record = v.object({
  varient_id: id,
  prod_id: id,
  short_name: text,
  long_name: text,
  product_price: number,
  default_price: flag,
  sku_seller: optionalText,
  gift_wrapping_enabled: flag,
  gift_wrapping_price: optionalNumber,
  display_order_id: number,
  closed: flag,
  closed_reason: optionalText,
  item_not_available: flag,
});
const base = "/v1/companySellerProdVarient";

const variantsOf = async (fixtures: Fixtures, product: Id) =>
  list(await fixtures.get(`${base}/AllowVarient/{prod_id}`, product), record);

/** A product with two variants: the default one, and another. */
async function pair(fixtures: Fixtures) {
  const product = await fixtures.addProduct();
  succeeded(await fixtures.addVariant(product, { default_price: "true" }));
  succeeded(await fixtures.addVariant(product));
  const known = await variantsOf(fixtures, product);
  const usual = known.find((variant) => variant.default_price);
  const other = known.find((variant) => !variant.default_price);
  if (usual === undefined || other === undefined || known.length !== 2) {
    throw new Error(`needs two variants of which one is the default, got ${JSON.stringify(known)}`);
  }
  return { product, usual, other };
}

/** Variants of a product (Document 2 §3, §4, §5, §7). */
export const variants: ContractResource = {
  name: "companySellerProdVarient",
  calls: [
    documented("document-2", "POST", `${base}/onPage3`, async (probe, fixtures) => {
      const product = await fixtures.addProduct();
      const form = variantForm(product);
      await probe.that("stores the form; the words 'true' and 'false' are flags", async () => {
        succeeded(await probe.send({ body: form }));
        const [stored] = await variantsOf(fixtures, product);
        same(
          [stored?.short_name, stored?.product_price, stored?.gift_wrapping_enabled, stored?.closed],
          ["500 ml", 129.5, true, false],
          "the variant",
        );
      });
      await probe.beyond("the first variant is the default, a further one is not", async () => {
        succeeded(await probe.send({ body: variantForm(product) }));
        const defaults = (await variantsOf(fixtures, product)).map((variant) => variant.default_price);
        same(defaults.filter(Boolean).length, 1, "the number of defaults of two");
      });
      await probe.beyond("a new default takes the mark from the old one", async () => {
        succeeded(await probe.send({ body: { ...variantForm(product), default_price: "true" } }));
        const defaults = (await variantsOf(fixtures, product)).filter((variant) => variant.default_price);
        same(defaults.length, 1, "the number of defaults");
      });
      await probe.requires(variantForm(product), [
        "short_name",
        "long_name",
        "product_price",
        "display_order_id",
      ]);
      await probe.beyond("requires a gift wrapping price with gift wrapping", async () => {
        const body = { ...variantForm(product), gift_wrapping_price: "" };
        probe.refused(await probe.send({ body }), { status: [400, 422], field: "gift_wrapping_price" });
      });
      await probe.that("gift wrapping price is 0 without gift wrapping", async () => {
        const plain = { ...variantForm(product), gift_wrapping_enabled: "false", gift_wrapping_price: 0 };
        succeeded(await probe.send({ body: plain }));
        const stored = (await variantsOf(fixtures, product)).find(
          ({ long_name }) => long_name === plain.long_name,
        );
        same(stored?.gift_wrapping_price, 0, "gift_wrapping_price");
      });
      await probe.beyond("refuses a stock number that the location has", async () => {
        const body = { ...variantForm(product), sku_seller: form.sku_seller.toUpperCase() };
        probe.refused(await probe.send({ body }), { status: 409, field: "sku_seller" });
      });
    }),

    documented("document-2", "GET", `${base}/AllowVarient/{prod_id}`, async (probe, fixtures) => {
      const { product, other } = await pair(fixtures);
      const closing = { varient_id: other.varient_id, closed_reason: "Out of season", closed: true };
      succeeded(await fixtures.post(`${base}/varientClosed`, closing));
      await probe.that("lists the product's variants with every field, the closed ones too", async () => {
        const known = list(await probe.send({ at: [product] }), record);
        same([known.length, known.filter(({ closed }) => closed).length], [2, 1], "variants and closed ones");
      });
      await probe.that("answers nothing for an unknown product", async () => {
        const response = await probe.send({ at: [unknownId] });
        if (response.status !== 404) same(list(response, record), [], "the answer");
      });
    }),

    documented("document-2", "GET", `${base}/varient_id/{varient_id}`, async (probe, fixtures) => {
      const { other } = await pair(fixtures);
      await probe.that("reads one variant", async () => {
        same(single(await probe.send({ at: [other.varient_id] }), record), other, "the variant");
      });
      await probe.that("knows no other", async () => {
        knowsNone(await probe.send({ at: [unknownId] }));
      });
    }),

    documented("document-2", "POST", `${base}/varientEdit`, async (probe, fixtures) => {
      const { product, usual, other } = await pair(fixtures);
      const form = { ...variantForm(product), varient_id: other.varient_id };
      const byId = async (wanted: Id) =>
        (await variantsOf(fixtures, product)).find(({ varient_id }) => varient_id === wanted);

      await probe.that("changes a variant", async () => {
        const changes = { short_name: "750 ml", product_price: "189.00", item_not_available: "true" };
        succeeded(await probe.send({ body: { ...form, ...changes } }));
        const stored = await byId(other.varient_id);
        same(
          [stored?.short_name, stored?.product_price, stored?.item_not_available],
          ["750 ml", 189, true],
          "the variant",
        );
      });
      await probe.that("marks another as the default", async () => {
        succeeded(await probe.send({ body: { ...form, default_price: "true" } }));
        same((await byId(other.varient_id))?.default_price, true, "default_price");
      });
      await probe.beyond("takes the default mark from the old one", async () => {
        same((await byId(usual.varient_id))?.default_price, false, "default_price of the old one");
      });
      await probe.beyond("refuses an unknown variant", async () => {
        const response = await probe.send({ body: { ...form, varient_id: unknownId, sku_seller: "" } });
        probe.refused(response, { status: [404, 422] });
      });
    }),

    documented("document-2", "POST", `${base}/varientClosed`, async (probe, fixtures) => {
      const { product, usual, other } = await pair(fixtures);
      const form = { varient_id: other.varient_id, closed_reason: "Out of season", closed: true };
      await probe.that("closes a variant with its reason", async () => {
        succeeded(await probe.send({ body: form }));
        const closed = (await variantsOf(fixtures, product)).find((variant) => variant.closed);
        same([closed?.varient_id, closed?.closed_reason], [other.varient_id, form.closed_reason], "closed");
      });
      await probe.requires(form, ["closed_reason"]);
      await probe.beyond("refuses to close the default variant", async () => {
        const response = await probe.send({ body: { ...form, varient_id: usual.varient_id } });
        probe.refused(response, { status: [409, 422] });
      });
    }),

    documented("document-2", "POST", `${base}/varientEnbled`, async (probe, fixtures) => {
      const { product, other } = await pair(fixtures);
      const { varient_id } = other;
      const close = async () =>
        succeeded(
          await fixtures.post(`${base}/varientClosed`, { varient_id, closed_reason: "Season", closed: true }),
        );
      const opens = (body: object) => async () => {
        await close();
        succeeded(await probe.send({ body }));
        const closed = (await variantsOf(fixtures, product)).filter((variant) => variant.closed);
        same(closed.length, 0, "closed variants");
      };
      // The documents call the field `id`; the other spelling is that of all sibling calls, so a gateway sends both.
      await probe.that("opens a closed variant by id and varient_id", opens({ id: varient_id, varient_id }));
      await probe.beyond("opens a closed variant by id", opens({ id: varient_id }));
      await probe.beyond("opens a closed variant by varient_id", opens({ varient_id }));
      await probe.beyond("requires an id", async () => {
        const response = await probe.send({ body: {} });
        probe.refused(response, { status: 400 });
        holds(/id/.test(response.text), "the message does not say what is missing");
      });
    }),
  ],
};
