import { createHash } from "node:crypto";
import { changeMutation } from "../graphql/changeMutation.ts";
import {
  editFields,
  idempotencyKey,
  idOf,
  type RestBody,
  toRestBody,
  version,
} from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { describedBody } from "../rest/describedBody.ts";
import { toRestId } from "../rest/recordFields.ts";
import { locationId, requireLocation } from "../seller/location.ts";
import { currentUser } from "../session/currentUser.ts";
import { detailFields } from "./detailFields.ts";
import { productOrder } from "./list.ts";
import { messages } from "./messages.ts";
import { requireReferences } from "./references.ts";
import { requiredIdRule } from "./rules.ts";
import { products } from "./source.ts";
import { saveDetails } from "./saveDetails.ts";
import { changedProduct, newDraft } from "./success.ts";
import { bindSummaryImage, claimSummaryImage, makeWithImage } from "./summaryImage.ts";

/**
 * The key of one attempt with one content. A repeat of the same content has the same key, so that any service that
 * honours keys answers it as before; other content under the caller's key is ours to recognise by `creation_key`.
 */
function attemptKey(key: string, body: object): string {
  return createHash("sha256")
    .update(JSON.stringify([key, body]))
    .digest("base64url");
}

changeMutation({
  name: "addProduct",
  description:
    "Adds a product as a draft, refused when the location or the company has as many as it may have. " +
    "Go on with `addProductImage`, `addVariant`, `saveProductPricing`, `addBundle` and `saveProductDiscounts`.",
  permission: "PRODUCT_CREATE",
  input: {
    description: "The first step of a new product: what it is.",
    argument: "What it is.",
    fields: {
      sellerId: locationId(
        "The location that sells it. An owner must give it; a seller's is always their own.",
      ),
      ...detailFields,
      summaryImageUploadId: {
        ...detailFields.summaryImageUploadId,
        required: true,
        rule: requiredIdRule(messages.image),
      },
      idempotencyKey: {
        ...idempotencyKey,
        description:
          "Any text of at most 255 characters, one for each new product. A repeat with the same key, however late and even with other values, makes no second product: it changes the one that the key has made.",
      },
    },
  },
  async run({ sellerId, summaryImageUploadId, idempotencyKey: key, ...details }, context) {
    const location = await requireLocation(context, sellerId);
    const references = await requireReferences(context, location, details);
    const image = await claimSummaryImage(context, summaryImageUploadId, key);
    const product = await makeWithImage(context, image, async (summaryImageUploadId) => {
      const body = await describedBody(context.rest, {
        ...toRestBody(detailFields, { ...details, ...references, summaryImageUploadId }),
        seller_id: toRestId(location),
        company_id: toRestId(currentUser(context).companyId),
        ...(key === undefined ? {} : { creation_key: key }),
      });
      const response = await context.rest.send({
        method: "POST",
        template: `${products.path}/createSignup`,
        body,
        idempotencyKey: key && attemptKey(key, body),
      });
      return products.written(context, response.body, { body });
    });
    return { product, productEdge: edgeOf(productOrder.of(), product) };
  },
  success: { description: "The product was added as a draft.", fields: newDraft },
});

changeMutation({
  name: "editProductDetails",
  description: "Changes the first step of a product the viewer can see; its state stays.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "Changes of what a product is. What is left out stays as it is.",
    argument: "What to change.",
    fields: { id: idOf("Product", "The product to change."), ...editFields(detailFields), version },
  },
  async run({ id, version, summaryImageUploadId: uploadId = null, ...details }, context) {
    const product = await products.require(context, id);
    const references = await requireReferences(context, product.sellerId, details);
    const body = toRestBody(detailFields, { ...details, ...references });
    const write = (changes: RestBody) => saveDetails(context, product, version, changes);
    if (uploadId !== null) {
      const image = await claimSummaryImage(context, uploadId, undefined);
      const edited = await bindSummaryImage(context, product, image, (key) =>
        write({ ...body, ...toRestBody(detailFields, { summaryImageUploadId: key }) }),
      );
      return { product: edited };
    }
    return { product: Object.keys(body).length === 0 ? product : await write(body) };
  },
  success: { description: "The details were changed.", fields: changedProduct },
});
