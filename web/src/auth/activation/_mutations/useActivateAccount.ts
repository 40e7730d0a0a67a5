import { graphql } from "react-relay";
import type {
  ActivateAccountInput,
  useActivateAccountMutation,
} from "#/__generated__/useActivateAccountMutation.graphql";
import { useMutation } from "#/relay/useMutation.ts";

/** "activated", "refused" (used up, foreign, expired), or the words of a failure that may pass. Undefined: no answer came. */
export type ActivationOutcome = "activated" | "refused" | { readonly failure: string } | undefined;

/** Activates the account of a mail's link. */
export function useActivateAccount(
  onFailure: (text: string) => void,
): (input: ActivateAccountInput) => Promise<ActivationOutcome> {
  const [commit] = useMutation<useActivateAccountMutation>(
    graphql`
      mutation useActivateAccountMutation($input: ActivateAccountInput!) {
        activateAccount(input: $input) {
          __typename
          ... on Error {
            message
          }
        }
      }
    `,
    onFailure,
  );
  return async (input) => {
    const result = (await commit({ input }))?.activateAccount;
    if (!result) return undefined;
    if (result.__typename === "ActivateAccountSuccess") return "activated";
    return result.__typename === "NotFoundError" ? "refused" : { failure: result.message ?? "" };
  };
}
