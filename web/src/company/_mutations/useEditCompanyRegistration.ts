import { graphql } from "react-relay";
import type { useEditCompanyRegistrationMutation } from "#/__generated__/useEditCompanyRegistrationMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type CompanyRegistrationInput = useEditCompanyRegistrationMutation["variables"]["input"];

/** Changes what the company was registered with. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useEditCompanyRegistration(): [
  (input: CompanyRegistrationInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditCompanyRegistrationMutation>(graphql`
    mutation useEditCompanyRegistrationMutation($input: EditCompanyRegistrationInput!) {
      editCompanyRegistration(input: $input) {
        __typename
        ... on EditCompanyRegistrationSuccess {
          company {
            ...RegistrationForm_company
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
            ...RegistrationForm_company @alias(as: "company")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: CompanyRegistrationInput) => {
    const result = (await commit({ input }))?.editCompanyRegistration;
    if (!result) return undefined;
    return result.__typename === "EditCompanyRegistrationSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
