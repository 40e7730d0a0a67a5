import { graphql } from "react-relay";
import type { useSaveAboutUsMutation } from "#/__generated__/useSaveAboutUsMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useSaveAboutUsMutation["variables"]["input"];

/** Saves step 3. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useSaveAboutUs(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useSaveAboutUsMutation>(graphql`
    mutation useSaveAboutUsMutation($input: SaveAboutUsInput!) {
      saveAboutUs(input: $input) {
        __typename
        ... on SaveAboutUsSuccess {
          company {
            completedSignupParts
            ...AboutUsStep_company
          }
        }
        ... on ValidationError {
          issues {
            path
            message
          }
        }
        ... on ConflictError {
          issues {
            path
            message
          }
          current {
            ...AboutUsStep_company @alias(as: "company")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const save = async (input: Input) => {
    const result = (await commit({ input }))?.saveAboutUs;
    if (!result) return undefined;
    return result.__typename === "SaveAboutUsSuccess" ? null : refusalOf(result);
  };
  return [save, isUnderWay];
}
