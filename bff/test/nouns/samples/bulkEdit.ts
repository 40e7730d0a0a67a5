import * as v from "valibot";
import type { Caller } from "../../harness/backOffice.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { pendingProduct } from "../productSamples.ts";
import { type MutationSample, sample } from "../sample.ts";
import { ownImport } from "./job.ts";

const path = "/v1/companyBulkEdit";

const listed = v.object({
  viewer: v.object({ products: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
});
const changed = v.object({ result: v.object({ job: v.object({ id: v.string() }) }) });

/** Gives products another HSN code, which can be undone. @returns the job's id */
async function changeSome(owner: Caller, ...ids: readonly string[]): Promise<string> {
  const { data } = await owner.send(
    `mutation ($input: ChangeProductsInput!) { result: changeProducts(input: $input) {
      ... on ChangeProductsSuccess { job { id } } ... on Error { message } } }`,
    { input: { ids, set: { hsnCode: "7010" } } },
  );
  return v.parse(changed, data).result.job.id;
}

sample({
  collections: {
    companyJobRow: collection("job_row_id", {
      of: "company",
      // Of the owner's other job, too: a list may ask the first one only.
      more: [{ job_row_id: 2, job_id: ownImport }],
      values: (_whose, id, mark) => ({
        job_id: id,
        entity: "product",
        entity_id: id,
        name: `${mark} product`,
        outcome: "done",
        message: `${mark} message`,
        before: { prod_model: `${mark} before` },
        after: { prod_model: `${mark} after` },
      }),
    }),
  },
  async addTwo(owner) {
    const { data } = await owner.send("{ viewer { products(first: 2) { nodes { id } } } }");
    await changeSome(owner, ...v.parse(listed, data).viewer.products.nodes.map(({ id }) => id));
  },
  access: {
    // What a row was told in another company's words has no code.
    neverShown: ["JobRow.messageCode", "JobRow.messageParams"],
    // Its sample changes prices of variants, too.
    refusedWithout: { VARIANT_UPDATE: { mutations: ["changeProducts"] } },
  },
  callPerRow: { "Job.rows": "the service pages the rows of one job" },
  mutations({ own, ownCategory, record }) {
    const id = own("Product");
    const which = { ids: [id], isPreview: false, idempotencyKey: "key" };
    const selection = {
      search: "New",
      status: ["ENABLED"],
      brandId: own("Brand"),
      categoryId: ownCategory(1),
      sellerId: own("Seller"),
      expectedCount: 3,
    };
    const answer = () => ({
      job: record("companyJob"),
      total: 1,
      rows: [
        {
          entity_id: ids.own,
          name: "New",
          outcome: "refused",
          message: "A product that is draft cannot become enabled",
          before: { prod_model: "old" },
          after: { prod_model: "new" },
        },
      ],
    });
    const responses = { [`POST ${path}`]: answer };
    const many = (more: object = {}) => [
      { ...which, ...more },
      { selection, ...more },
    ];
    const set = {
      brandId: own("Brand"),
      manufacturerId: own("Manufacturer"),
      categoryId: ownCategory(3),
      originCountryCode: "IND",
      hsnCode: "7010",
      cgst: "9",
      sgst: "9",
      igst: "18",
      discountPercentage: "5",
      specialOffer: { percentage: "30", startDate: "2030-01-01", endDate: "2030-02-01" },
      giftWrappingPrice: "30",
    };
    const count = { mode: "ADD", pieces: -3 };
    const price = { mode: "PERCENT", amount: "-5", rounding: "NINETY_NINE", withVariants: true };
    const pending = {
      permission: "PRODUCT_APPROVE",
      responses,
      given: async (preparation) => ({ ids: [await pendingProduct(preparation)], selection: null }),
    } satisfies Partial<MutationSample>;
    return {
      submitProducts: {
        permission: "PRODUCT_UPDATE",
        inputs: many(),
        responses,
        given: async (preparation) => {
          const returned = await pendingProduct(preparation);
          await preparation.act("returnProduct", { id: returned });
          return { ids: [returned], selection: null };
        },
      },
      enableProducts: { ...pending, inputs: many() },
      returnProducts: { ...pending, inputs: many({ remark: "New" }) },
      disableProducts: { ...pending, inputs: many({ reason: "New" }) },
      changeProducts: {
        permission: "PRODUCT_UPDATE",
        inputs: [...many({ set }), { ...which, price }],
        responses,
        given: async ({ record: named }) => ({
          ids: [await named("Product", "ids")],
          selection: null,
          set: { hsnCode: "7010" },
          price: null,
        }),
      },
      changeProductStock: {
        permission: "STOCK_UPDATE",
        inputs: [...many({ count }), { ...which, isAvailable: false }],
        responses,
        given: async ({ record: named }) => ({
          ids: [await named("Product", "ids")],
          selection: null,
          count: { mode: "SET", pieces: 3 },
          isAvailable: null,
        }),
      },
      deleteProducts: {
        permission: "PRODUCT_DELETE",
        inputs: [which],
        responses: {
          [`POST ${path}`]: () => {
            const { rows, ...rest } = answer();
            return { ...rest, rows: rows.map((row) => ({ ...row, outcome: "done", message: null })) };
          },
        },
        // A deletion takes the pictures with it.
        calls: ["GET /v1/companySellerProdLoc", "GET /v1/companySellerProdImage/prod_id", `POST ${path}`],
        given: async ({ record: named }) => ({ ids: [await named("Product", "ids")] }),
      },
      changeProductRows: {
        permission: null,
        inputs: [
          {
            rows: [
              {
                productId: id,
                variantId: own("Variant"),
                set: {
                  price: "120.00",
                  giftWrappingPrice: "30",
                  sku: "S-1",
                  stock: 5,
                  lowStockAt: 2,
                  temporarilyUnavailable: true,
                  isDefault: true,
                  order: 2,
                },
                seen: { price: "99.00" },
              },
              { productId: id, variantId: null, set: { hsnCode: "7010", cgst: "9", sgst: "9", igst: "18" } },
            ],
            idempotencyKey: "key",
          },
        ],
        responses: {
          [`PUT ${path}/rows`]: () => [
            {
              outcome: "refused",
              problems: [{ field: "stock_quantity", message: "Only 3 left" }],
              values: {
                product_price: "120.00",
                gift_wrapping_price: "30.00",
                sku_seller: "S-0",
                stock_quantity: 5,
                low_stock_at: 2,
                item_not_available: true,
                default_price: true,
                display_order_id: 2,
              },
            },
            {
              outcome: "done",
              problems: [],
              values: { hsn_code: "7010", cgst: "9.00", sgst: "9.00", igst: "18.00" },
            },
          ],
        },
        trail: "changed product",
        given: async ({ record: named }) => ({
          rows: [{ productId: await named("Product", "productId"), set: { hsnCode: "7010" } }],
        }),
      },
      undoBulkEdit: {
        permission: null,
        inPerson: true,
        inputs: [{ jobId: own("Job"), idempotencyKey: "key" }],
        responses: { [`POST ${path}/undo/{id}`]: answer },
        trail: "no change: the job's own entries are in the trail",
        given: async ({ owner, record: named }) => ({
          jobId: await changeSome(owner, await named("Product", "ids")),
        }),
      },
    };
  },
});
