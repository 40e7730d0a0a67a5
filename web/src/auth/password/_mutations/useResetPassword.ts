import { graphql } from "react-relay";
import type {
  ResetPasswordInput,
  useResetPasswordMutation,
} from "#/__generated__/useResetPasswordMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** Null: the new password counts. Otherwise why not; undefined when no answer came. */
export type ResetOutcome = null | Refusal | undefined;

/** Sets a new password by the token of a mail. */
export function useResetPassword(
  onFailure: (text: string) => void,
): [(input: ResetPasswordInput) => Promise<ResetOutcome>, boolean] {
  const [commit, isUnderWay] = useMutation<useResetPasswordMutation>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          __typename
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
  const reset = async (input: ResetPasswordInput): Promise<ResetOutcome> => {
    const result = (await commit({ input }))?.resetPassword;
    if (!result) return undefined;
    return result.__typename === "ResetPasswordSuccess" ? null : refusalOf(result);
  };
  return [reset, isUnderWay];
}
