import { graphql } from "react-relay";
import type { useEditCompanyMediaMutation } from "#/__generated__/useEditCompanyMediaMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type CompanyMediaInput = useEditCompanyMediaMutation["variables"]["input"];

/** Changes how the company is reached, and its limits. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useEditCompanyMedia(): [
  (input: CompanyMediaInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditCompanyMediaMutation>(graphql`
    mutation useEditCompanyMediaMutation($input: EditCompanyMediaInput!) {
      editCompanyMedia(input: $input) {
        __typename
        ... on EditCompanyMediaSuccess {
          company {
            ...MediaForm_company
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
            ...MediaForm_company @alias(as: "company")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: CompanyMediaInput) => {
    const result = (await commit({ input }))?.editCompanyMedia;
    if (!result) return undefined;
    return result.__typename === "EditCompanyMediaSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
