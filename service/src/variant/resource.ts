import * as v from "valibot";
import { pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { addVariant } from "./addVariant.ts";
import { closeVariant, enableVariant } from "./closeVariant.ts";
import { editVariant } from "./editVariant.ts";
import { variantRecord, variants } from "./record.ts";

const readDocumented = operation({
  method: "GET",
  path: "/v1/companySellerProdVarient/varient_id/{varient_id}",
  origin: "document-2",
  summary: "One variant",
  params: v.object({ varient_id: pathId }),
  response: variantRecord,
  handle: ({ params }, { db }) => variants.read(db, params.varient_id),
});

/** Variants of products. */
export const variant: Resource = {
  records: { Variant: variantRecord },
  constraints: {
    variant_sku_key: { field: "sku_seller", message: "SKU Already Exist" },
    variant_default_open: { message: "The default variant cannot be disabled", status: 422 },
  },
  operations: [
    variants.byIds(),
    variants.one("extension"),
    readDocumented,
    ...variants.by({ segment: "AllowVarient", field: "prod_id", origin: "document-2" }),
    addVariant,
    editVariant,
    closeVariant,
    enableVariant,
  ],
};
