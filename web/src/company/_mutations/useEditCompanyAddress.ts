import { graphql } from "react-relay";
import type { useEditCompanyAddressMutation } from "#/__generated__/useEditCompanyAddressMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type CompanyAddressInput = useEditCompanyAddressMutation["variables"]["input"];

/** Changes the registered address. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useEditCompanyAddress(): [
  (input: CompanyAddressInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditCompanyAddressMutation>(graphql`
    mutation useEditCompanyAddressMutation($input: EditCompanyAddressInput!) {
      editCompanyAddress(input: $input) {
        __typename
        ... on EditCompanyAddressSuccess {
          company {
            ...AddressForm_company
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
            ...AddressForm_company @alias(as: "company")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: CompanyAddressInput) => {
    const result = (await commit({ input }))?.editCompanyAddress;
    if (!result) return undefined;
    return result.__typename === "EditCompanyAddressSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
