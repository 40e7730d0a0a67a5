import { graphql } from "react-relay";
import type { useRegisterCompanyMutation } from "#/__generated__/useRegisterCompanyMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

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
