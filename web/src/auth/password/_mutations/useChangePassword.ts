import { graphql } from "react-relay";
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from "#/__generated__/useChangePasswordMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** The viewer as they now stand, or why the password is still the old one. Undefined: no answer came. */
export type ChangePasswordOutcome =
  | { readonly viewer: { readonly kind: string; readonly nextStep: string } }
  | { readonly refusal: Refusal }
  | undefined;

/** Changes the viewer's password. Their session goes on under a new name; all others end. */
export function useChangePassword(
  onFailure: (text: string) => void,
): [(input: ChangePasswordInput) => Promise<ChangePasswordOutcome>, boolean] {
  const [commit, isUnderWay] = useMutation<useChangePasswordMutation>(
    graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ... on ChangePasswordSuccess {
            viewer {
              kind
              nextStep
              ...ChangePasswordForm_viewer
              ...PasswordCard_viewer
              ...RenewalReminder_viewer
              ...SessionCard_viewer
            }
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
  const change = async (input: ChangePasswordInput): Promise<ChangePasswordOutcome> => {
    // Who the viewer is and where they may go has changed for every screen that was loaded before.
    const result = (await commit({ input }, { updater: (store) => store.invalidateStore() }))?.changePassword;
    if (!result) return undefined;
    return result.viewer ? { viewer: result.viewer } : { refusal: refusalOf(result) };
  };
  return [change, isUnderWay];
}
