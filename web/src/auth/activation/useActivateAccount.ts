import { graphql } from "react-relay";
import type {
  ActivateAccountInput,
  useActivateAccountMutation,
} from "#/__generated__/useActivateAccountMutation.graphql";
import { errorOf, mutationErrorOf } from "#/relay/mutationError.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** "activated", "refused" (used up, foreign, expired), or the words of a failure that may pass. Undefined: no response came. */
export type ActivationOutcome = "activated" | "refused" | { readonly failure: string } | undefined;

/** Activates the account of a mail's link. */
export function useActivateAccount(
  onFailure: (text: string) => void,
): (input: ActivateAccountInput) => Promise<ActivationOutcome> {
  const [commit] = useMutation<useActivateAccountMutation>(graphql`
    mutation useActivateAccountMutation($input: ActivateAccountInput!) {
      activateAccount(input: $input) {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return async (input) => {
    const response = await commit({ input }, { onFailure });
    if (!response) return undefined;
    const error = errorOf(response.activateAccount);
    if (!error) return "activated";
    if (error.__typename === "NotFoundError") return "refused";
    return { failure: mutationErrorText(await mutationErrorOf(error)) };
  };
}
