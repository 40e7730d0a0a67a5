import { graphql } from "react-relay";
import type { useSaveCompanyInformationMutation } from "#/__generated__/useSaveCompanyInformationMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useSaveCompanyInformationMutation["variables"]["input"];

/** Saves step 2. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useSaveCompanyInformation(): [
  (input: Input) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useSaveCompanyInformationMutation>(graphql`
    mutation useSaveCompanyInformationMutation($input: SaveCompanyInformationInput!) {
      saveCompanyInformation(input: $input) {
        __typename
        ... on SaveCompanyInformationSuccess {
          company {
            completedSignupParts
            ...InformationStep_company
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
            ...InformationStep_company @alias(as: "company")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const save = async (input: Input) => {
    const result = (await commit({ input }))?.saveCompanyInformation;
    if (!result) return undefined;
    return result.__typename === "SaveCompanyInformationSuccess" ? null : refusalOf(result);
  };
  return [save, isUnderWay];
}
