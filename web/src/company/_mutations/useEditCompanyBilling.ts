import { graphql } from "react-relay";
import type { useEditCompanyBillingMutation } from "#/__generated__/useEditCompanyBillingMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type CompanyBillingInput = useEditCompanyBillingMutation["variables"]["input"];

/** Changes where the company is billed. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useEditCompanyBilling(): [
  (input: CompanyBillingInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditCompanyBillingMutation>(graphql`
    mutation useEditCompanyBillingMutation($input: EditCompanyBillingInput!) {
      editCompanyBilling(input: $input) {
        __typename
        ... on EditCompanyBillingSuccess {
          company {
            ...BillingForm_company
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
            ...BillingForm_company @alias(as: "company")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: CompanyBillingInput) => {
    const result = (await commit({ input }))?.editCompanyBilling;
    if (!result) return undefined;
    return result.__typename === "EditCompanyBillingSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
