import * as v from "valibot";
import { variantFields, variantVersion } from "../../../src/variant/fields.ts";
import { variantRecord } from "../../../src/variant/record.ts";
import type { Preparation } from "../../callers/preparation.ts";
import { collection, ids, texts } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { gift } from "../productSamples.ts";
import { sample } from "../sample.ts";

const product = "GET /v1/companySellerProdLoc";
const path = "/v1/companySellerProdVarient";

/** The second of a product: the first one is the default, which cannot be withdrawn. */
async function secondVariant({ record, act }: Preparation): Promise<string> {
  const productId = await record("Product", "productId");
  await act("addVariant", { productId });
  return act("addVariant", { productId });
}

const inputFields = {
  shortName: "New",
  longName: "New",
  price: "5",
  order: 2,
  sku: "NEW-1",
  isDefault: true,
  temporarilyUnavailable: false,
  giftWrappingEnabled: true,
  giftWrappingPrice: "1",
};

sample({
  nodes: { Variant: { of: "location" } },
  collections: {
    companySellerProdVarient: collection("varient_id", {
      of: "location",
      links: ["prod_id", "seller_id"],
      // Hangs on our product, but is another company's.
      more: [{ ...texts("foreign"), varient_id: 9002, company_po_id: ids.foreign, default_price: true }],
    }),
  },
  fields: [[variantFields, `POST ${path}/onPage3`]],
  mutations({ own, record }) {
    const kept = () => record("companySellerProdVarient");
    const version = variantVersion(v.parse(variantRecord, kept()));
    const id = own("Variant");
    return {
      addVariant: {
        permission: "VARIANT_CREATE",
        inputs: [{ productId: own("Product"), ...inputFields, idempotencyKey: "key" }],
        responses: { [`POST ${path}/onPage3`]: kept },
        // What stands below a product is the user's when the product is, and its siblings say what is allowed.
        calls: [product, `GET ${path}/AllowVarient`, `POST ${path}/onPage3`],
      },
      editVariant: {
        permission: "VARIANT_UPDATE",
        inputs: [{ id, ...inputFields, version }],
        responses: { [`POST ${path}/varientEdit`]: kept },
        calls: [`GET ${path}`, product, `POST ${path}/varientEdit`],
        edit: ({ products }) => ({
          base: {
            id: products.find(({ variants }) => variants.totalCount > 1)?.variants.edges[1]?.node.id,
            ...gift,
            temporarilyUnavailable: false,
          },
          changes: each({
            shortName: "Edited",
            longName: "Edited",
            price: "77.00",
            order: 44,
            sku: "EDITED-1",
            temporarilyUnavailable: true,
            giftWrappingEnabled: false,
            giftWrappingPrice: "31.00",
            isDefault: true,
          }),
        }),
      },
      closeVariant: {
        permission: "VARIANT_UPDATE",
        inputs: [{ id, reason: "New", version }],
        responses: { [`POST ${path}/varientClosed`]: kept },
        calls: [`GET ${path}`, product, `POST ${path}/varientClosed`],
        decision: () => ({ reason: "No longer made" }),
        given: async (preparation) => ({ id: await secondVariant(preparation) }),
      },
      reopenVariant: {
        permission: "VARIANT_UPDATE",
        inputs: [{ id, version }],
        responses: { [`POST ${path}/varientEnbled`]: kept },
        calls: [`GET ${path}`, product, `POST ${path}/varientEnbled`],
        async given(preparation) {
          const closed = await secondVariant(preparation);
          await preparation.act("closeVariant", { id: closed });
          return { id: closed };
        },
      },
    };
  },
});
