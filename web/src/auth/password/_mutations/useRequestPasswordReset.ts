import { graphql } from "react-relay";
import type { useRequestPasswordResetMutation } from "#/__generated__/useRequestPasswordResetMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** The address that was asked for, or why the request was not taken. Undefined: no answer came. */
export type ResetRequestOutcome = { readonly email: string } | { readonly refusal: Refusal } | undefined;

/** Asks for a mail with a link to a new password. The answer is the same whether the address is known or not. */
export function useRequestPasswordReset(
  onFailure: (text: string) => void,
): [(email: string) => Promise<ResetRequestOutcome>, boolean] {
  const [commit, isUnderWay] = useMutation<useRequestPasswordResetMutation>(
    graphql`
      mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          __typename
          ... on RequestPasswordResetSuccess {
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
  const request = async (email: string): Promise<ResetRequestOutcome> => {
    const result = (await commit({ input: { email } }))?.requestPasswordReset;
    if (!result) return undefined;
    return result.email === undefined ? { refusal: refusalOf(result) } : { email: result.email };
  };
  return [request, isUnderWay];
}
