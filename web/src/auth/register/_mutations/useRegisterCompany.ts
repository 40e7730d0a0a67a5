import { graphql } from "react-relay";
import type {
  RegisterCompanyInput,
  useRegisterCompanyMutation,
} from "#/__generated__/useRegisterCompanyMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** The address the activation mail goes to, or why nothing was registered. Undefined: no answer came. */
export type RegisterOutcome = { readonly email: string } | { readonly refusal: Refusal } | undefined;

/** The fields that a conflict is about, by its exact message (Document 1 §5): somebody was faster between look-up and submit. */
const conflictFields: Readonly<Record<string, string>> = {
  "Business Name Already Exist": "businessName",
  "Business Subdomain Already Exist": "subdomain",
  "Email Already Exist": "email",
};

/** Registers a company with its first owner. */
export function useRegisterCompany(
  onFailure: (text: string) => void,
): [(input: RegisterCompanyInput) => Promise<RegisterOutcome>, boolean] {
  const [commit, isUnderWay] = useMutation<useRegisterCompanyMutation>(
    graphql`
      mutation useRegisterCompanyMutation($input: RegisterCompanyInput!) {
        registerCompany(input: $input) {
          __typename
          ... on RegisterCompanySuccess {
            email
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
  const register = async (input: RegisterCompanyInput): Promise<RegisterOutcome> => {
    const result = (await commit({ input }))?.registerCompany;
    if (!result) return undefined;
    if (result.email !== undefined) return { email: result.email };
    const { message = "" } = result;
    const field = conflictFields[message];
    return { refusal: refusalOf(field ? { message, issues: [{ path: [field], message }] } : result) };
  };
  return [register, isUnderWay];
}
