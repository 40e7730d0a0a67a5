import { graphql } from "react-relay";
import type { useImageStepsAddMutation } from "#/__generated__/useImageStepsAddMutation.graphql";
import type { useImageStepsSummaryMutation } from "#/__generated__/useImageStepsSummaryMutation.graphql";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { ImageUpload } from "#/upload/ImageUpload.ts";
import { useUploadErrorText } from "#/upload/useUploadErrorText.ts";
import { useUploadSteps } from "#/upload/useUploadSteps.ts";
import type { ImageProblem, ImageSteps } from "./ImageRun.ts";

/** What a run of images does at the gateway, with the mutations of the forms. */
export function useImageSteps(): ImageSteps {
  const steps = useUploadSteps();
  const errorText = useUploadErrorText();
  const [edit] = useChange<useImageStepsSummaryMutation>(
    graphql`
      mutation useImageStepsSummaryMutation($input: EditProductDetailsInput!) {
        editProductDetails(input: $input) {
          ... on EditProductDetailsSuccess {
            product {
              version
              imageUrl
              imageThumbnailUrl
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );
  const [add] = useChange<useImageStepsAddMutation>(graphql`
    mutation useImageStepsAddMutation($input: AddProductImageInput!) {
      addProductImage(input: $input) {
        ... on AddProductImageSuccess {
          product {
            images(first: 20) {
              edges {
                node {
                  id
                  order
                  url
                  thumbnailUrl
                }
              }
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const problemOf = (outcome: MutationError | null | undefined): ImageProblem | null => {
    if (outcome === null) return null;
    // Without an outcome the session has ended, and nobody signed in again.
    const text = outcome
      ? mutationErrorText(outcome)
      : errorText({ kind: "said", text: "" }, "PRODUCT_IMAGE");
    return { text, isUnanswered: outcome?.isUnanswered === true };
  };
  return {
    upload: (file, isSummary) =>
      new ImageUpload(file, isSummary ? "PRODUCT_SUMMARY_IMAGE" : "PRODUCT_IMAGE", steps),
    errorText: (upload, state) => (state.step === "refused" ? errorText(state.error, upload.purpose) : ""),
    setSummary: async ({ id, version }, uploadId) =>
      problemOf(await edit({ id, version, summaryImageUploadId: uploadId })),
    add: async ({ id }, uploadId, order) =>
      problemOf(await add({ productId: id, uploadId, order, idempotencyKey: uploadId })),
  };
}
