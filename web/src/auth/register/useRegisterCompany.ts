import { graphql } from "react-relay";
import type { useRegisterCompanyMutation } from "#/__generated__/useRegisterCompanyMutation.graphql";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";

/** The fields that a conflict is about, by its exact message (Document 1 §5): somebody was faster between look-up and submit. */
const conflictFields: Readonly<Record<string, string>> = {
  "Business Name Already Exist": "businessName",
  "Business Subdomain Already Exist": "subdomain",
  "Email Already Exist": "email",
};

/** Puts a conflict beside the field that it is about. */
export function besideField(error: MutationError): MutationError {
  const { formError = "" } = error;
  const field = conflictFields[formError];
  return field ? { formError: undefined, fieldErrors: { [field]: [formError] } } : error;
}

/** Registers a company with its first owner; what is read is the address that the activation mail goes to. */
export const useRegisterCompany = () =>
  useChange<useRegisterCompanyMutation, string | undefined>(
    graphql`
      mutation useRegisterCompanyMutation($input: RegisterCompanyInput!) {
        registerCompany(input: $input) {
          ... on RegisterCompanySuccess {
            email
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ email }) => email },
  );
