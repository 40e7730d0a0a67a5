import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import { detailFields } from "./detailFields.ts";
import { detailInputs, detailRules } from "./details.ts";
import type { Product } from "./record.ts";
import { referenceFields } from "./references.ts";
import { productSuccess } from "./success.ts";
import { bindSummaryImage, claimSummaryImage } from "./summaryImage.ts";
import { productEditing, versionPart } from "./version.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const editProductDetailsInput = v.object({
  ...v.partial(v.object(detailRules)).entries,
  id: v.string(),
  version: v.nullish(v.string()),
});

async function editProductDetails(raw: unknown, context: Context): Promise<{ product: Product }> {
  const input = validate(editProductDetailsInput, raw);
  const product = await loadNamed(context, input.id);
  const fields = {
    ...detailFields(input),
    ...(await referenceFields(context, product.sellerId, input)),
  };
  const version = versionPart("details", input.version);
  const write = async (changes: object): Promise<unknown> => {
    const answer = await sendUnlessStale(context, productEditing("details"), product, version, {
      method: "PUT",
      template: "/v1/companySellerProdLoc/{id}",
      params: { id: product.id },
      body: changes,
    });
    return answer.body;
  };
  const { summaryImageUploadId: uploadId } = input;
  if (uploadId !== undefined && uploadId !== null) {
    const image = await claimSummaryImage(context, uploadId, undefined);
    const edited = await bindSummaryImage(context, product, image, (key) =>
      write({ ...fields, summary_image_url: key }),
    );
    return { product: edited };
  }
  if (Object.keys(fields).length === 0) return { product };
  return { product: readWritten(context, await write(fields)) };
}

const EditProductDetailsInput = builder.inputType("EditProductDetailsInput", {
  description: "Changes of what a product is. What is left out stays as it is.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product to change." }),
    name: t.string({ description: "1 to 120 characters." }),
    ...detailInputs(t),
    version: t.string({ description: versionInputDescription }),
  }),
});

builder.mutationField("editProductDetails", (t) =>
  t.field({
    type: resultUnion(
      "EditProductDetails",
      productSuccess("EditProductDetailsSuccess", "The details were changed."),
      changeErrors,
    ),
    description:
      "Changes the first step of a product the viewer can see; its state stays. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: {
      input: t.arg({ type: EditProductDetailsInput, required: true, description: "What to change." }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => editProductDetails(input, context)),
  }),
);
