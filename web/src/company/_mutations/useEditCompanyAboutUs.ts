import { graphql } from "react-relay";
import type { useEditCompanyAboutUsMutation } from "#/__generated__/useEditCompanyAboutUsMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type CompanyAboutUsInput = useEditCompanyAboutUsMutation["variables"]["input"];

/** Changes what customers read of the company. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useEditCompanyAboutUs(): [
  (input: CompanyAboutUsInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditCompanyAboutUsMutation>(graphql`
    mutation useEditCompanyAboutUsMutation($input: EditCompanyAboutUsInput!) {
      editCompanyAboutUs(input: $input) {
        __typename
        ... on EditCompanyAboutUsSuccess {
          company {
            ...AboutUsForm_company
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
            ...AboutUsForm_company @alias(as: "company")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: CompanyAboutUsInput) => {
    const result = (await commit({ input }))?.editCompanyAboutUs;
    if (!result) return undefined;
    return result.__typename === "EditCompanyAboutUsSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
