import { graphql } from "react-relay";
import type { useFinishUploadMutation } from "#/__generated__/useFinishUploadMutation.graphql.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import { useMutation } from "#/relay/useMutation.ts";
import type { UploadSteps } from "../ImageUpload.ts";
import { textOf } from "./refusalText.ts";

/** Has a sent picture checked. `onFailure` gets the text when there was no answer at all. */
export function useFinishUpload(onFailure: (text: string) => void): UploadSteps["finish"] {
  const [commit] = useMutation<useFinishUploadMutation>(
    graphql`
      mutation useFinishUploadMutation($input: FinishUploadInput!) {
        finishUpload(input: $input) {
          __typename
          ... on FinishUploadSuccess {
            image {
              id
              width
              height
              bytes
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
  return async (uploadId) => {
    const result = (await commit({ input: { uploadId } }))?.finishUpload;
    if (!result) return { text: "" };
    const good = result.__typename === "FinishUploadSuccess" ? result.image : undefined;
    return good ? { good } : { text: textOf(refusalOf(result)) };
  };
}
