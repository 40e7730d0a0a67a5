import { graphql } from "react-relay";
import type { useEditCompanyBankMutation } from "#/__generated__/useEditCompanyBankMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type CompanyBankInput = useEditCompanyBankMutation["variables"]["input"];

/** Changes where the company is paid. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useEditCompanyBank(): [
  (input: CompanyBankInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditCompanyBankMutation>(graphql`
    mutation useEditCompanyBankMutation($input: EditCompanyBankInput!) {
      editCompanyBank(input: $input) {
        __typename
        ... on EditCompanyBankSuccess {
          company {
            ...BankForm_company
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
            ...BankForm_company @alias(as: "company")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: CompanyBankInput) => {
    const result = (await commit({ input }))?.editCompanyBank;
    if (!result) return undefined;
    return result.__typename === "EditCompanyBankSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
