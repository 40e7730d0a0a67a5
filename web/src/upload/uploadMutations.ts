import { graphql } from "react-relay";
import type { uploadMutationsFinishMutation } from "#/__generated__/uploadMutationsFinishMutation.graphql";
import type { uploadMutationsRequestMutation } from "#/__generated__/uploadMutationsRequestMutation.graphql";
import { useChange } from "#/relay/useChange.ts";
import type { FinishedImage } from "./ImageUpload.ts";
import type { UploadTarget } from "./sendFile.ts";

/** Asks where to send a picture. */
export const useRequestUpload = () =>
  useChange<
    uploadMutationsRequestMutation,
    { readonly good: UploadTarget & { readonly id: string } } | undefined
  >(
    graphql`
      mutation uploadMutationsRequestMutation($input: RequestUploadInput!) {
        requestUpload(input: $input) {
          ... on RequestUploadSuccess {
            upload {
              id
              url
              method
              headers {
                name
                value
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ upload }) => upload && { good: upload } },
  );

/** Has a sent picture checked. */
export const useFinishUpload = () =>
  useChange<uploadMutationsFinishMutation, { readonly good: FinishedImage } | undefined>(
    graphql`
      mutation uploadMutationsFinishMutation($input: FinishUploadInput!) {
        finishUpload(input: $input) {
          ... on FinishUploadSuccess {
            image {
              id
              width
              height
              bytes
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ image }) => image && { good: image } },
  );
