import { graphql } from "react-relay";
import type { useRequestUploadMutation } from "#/__generated__/useRequestUploadMutation.graphql.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import { useMutation } from "#/relay/useMutation.ts";
import type { UploadSteps } from "../ImageUpload.ts";
import { textOf } from "./refusalText.ts";

/** Asks where to send a picture. `onFailure` gets the text when there was no answer at all. */
export function useRequestUpload(onFailure: (text: string) => void): UploadSteps["request"] {
  const [commit] = useMutation<useRequestUploadMutation>(
    graphql`
      mutation useRequestUploadMutation($input: RequestUploadInput!) {
        requestUpload(input: $input) {
          __typename
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
          ... on ValidationError {
            issues {
              path
              message
            }
          }
          ... on Error {
            message
          }
        }
      }
    `,
    onFailure,
  );
  return async (input) => {
    const result = (await commit({ input }))?.requestUpload;
    if (!result) return { text: "" };
    const good = result.__typename === "RequestUploadSuccess" ? result.upload : undefined;
    return good ? { good } : { text: textOf(refusalOf(result)) };
  };
}
