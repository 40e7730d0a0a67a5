import { createHash } from "node:crypto";
import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { detailFields } from "./detailFields.ts";
import { detailInputs, detailRules } from "./details.ts";
import { byName } from "./list.ts";
import { messages } from "./messages.ts";
import type { Product } from "./record.ts";
import { referenceFields } from "./references.ts";
import { sellerOfNew } from "./seller.ts";
import { bindSummaryImage, claimSummaryImage, releasedUnlessMade } from "./summaryImage.ts";
import { ProductEdge, ProductType } from "./type.ts";
import { inputPaths, readWritten } from "./write.ts";

const required = (message: string) => v.pipe(v.nullish(v.string(), ""), v.trim(), v.nonEmpty(message));

const createProductInput = v.object({
  ...v.partial(v.object(detailRules)).entries,
  sellerId: v.nullish(v.string()),
  name: detailRules.name,
  categoryId: required(messages.category),
  summaryImageUploadId: required(messages.image),
  idempotencyKey: idempotencyKeyRule,
});

interface CreateProductSuccess {
  readonly product: Product;
  readonly productEdge: Edge<Product>;
}

/**
 * The key of one attempt with one content. A repeat of the same content has the same key, so that any service that
 * honours keys answers it as before; other content under the caller's key is ours to recognise by `creation_key`.
 */
function attemptKey(key: string, body: object): string {
  return createHash("sha256")
    .update(JSON.stringify([key, body]))
    .digest("base64url");
}

async function createProduct(raw: unknown, context: Context): Promise<CreateProductSuccess> {
  const input = validate(createProductInput, raw);
  const { idempotencyKey: key } = input;
  const sellerId = await sellerOfNew(context, input.sellerId);
  const references = await referenceFields(context, sellerId, input);
  const image = await claimSummaryImage(context, input.summaryImageUploadId, key);
  const body = {
    ...detailFields(input),
    ...references,
    seller_id: writtenId(sellerId),
    company_id: writtenId(currentUser(context).companyId),
    ...(key === undefined ? {} : { creation_key: key }),
  };
  const answer = await releasedUnlessMade(context, image, () =>
    context.rest.send({
      method: "POST",
      template: "/v1/companySellerProdLoc/createSignup",
      body,
      ...(key === undefined ? {} : { idempotencyKey: attemptKey(key, body) }),
    }),
  );
  const product = await bindSummaryImage(context, readWritten(context, answer.body), image);
  return { product, productEdge: edgeOf(byName, product) };
}

const CreateProductInput = builder.inputType("CreateProductInput", {
  description: "The first step of a new product: what it is.",
  fields: (t) => ({
    sellerId: t.id({
      description: "The location that sells it. An owner must give it; a seller's is always their own.",
    }),
    name: t.string({ required: true, description: "1 to 120 characters." }),
    ...detailInputs(t),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters, one for each new product. A repeat with the same key, however late and even with other values, makes no second product: it changes the one that the key has made.",
    }),
  }),
});

const CreateProductSuccessType = builder.objectRef<CreateProductSuccess>("CreateProductSuccess").implement({
  description: "The product was added as a draft.",
  fields: (t) => ({
    product: t.expose("product", { type: ProductType, description: "The draft, as the service keeps it." }),
    productEdge: t.expose("productEdge", {
      type: ProductEdge,
      description: "The draft as a row of a list by name.",
    }),
  }),
});

builder.mutationField("createProduct", (t) =>
  t.field({
    type: resultUnion("CreateProduct", CreateProductSuccessType, changeErrors),
    description:
      "Adds a product as a draft, refused when the location or the company has as many as it may have. " +
      "Go on with `addProductImage`, `addVariant`, `saveProductPricing`, `addBundle` and `saveProductDiscounts`. Asks for `PRODUCT_CREATE`.",
    authScopes: { may: "PRODUCT_CREATE" },
    args: { input: t.arg({ type: CreateProductInput, required: true, description: "What it is." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => createProduct(input, context)),
  }),
);
