import { graphql } from "react-relay";
import type {
  ActivateAccountInput,
  useActivateAccountMutation,
} from "#/__generated__/useActivateAccountMutation.graphql";
import { errorOf, mutationErrorOf } from "#/relay/mutationError.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** An account that can be signed in to. */
export interface ActiveAccount {
  /** The link had been used before. */
  readonly wasActive: boolean;
  /** Whose it is, where this browser may know. */
  readonly email: string | null;
  /** What chooses its first password; null where the one of the mail has to do. */
  readonly passwordToken: string | null;
}

/** An account, "refused" (foreign, expired, used where that cannot be told), or the words of a failure that may pass. Undefined: no response came. */
export type ActivationOutcome = ActiveAccount | "refused" | { readonly failure: string } | undefined;

/** Activates the account of a mail's link. */
export function useActivateAccount(
  onFailure: (text: string) => void,
): (input: ActivateAccountInput) => Promise<ActivationOutcome> {
  const [commit] = useMutation<useActivateAccountMutation>(graphql`
    mutation useActivateAccountMutation($input: ActivateAccountInput!) {
      activateAccount(input: $input) {
        ... on ActivateAccountSuccess {
          wasActive
          email
          passwordToken
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return async (input) => {
    const response = await commit({ input }, { onFailure });
    if (!response) return undefined;
    const error = errorOf(response.activateAccount);
    if (!error) {
      const { wasActive = false, email = null, passwordToken = null } = response.activateAccount;
      return { wasActive, email, passwordToken };
    }
    if (error.__typename === "NotFoundError") return "refused";
    return { failure: mutationErrorText(await mutationErrorOf(error)) };
  };
}
