import { graphql, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import type { useSignInMutation } from "#/__generated__/useSignInMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** Who is signed in now, or why nobody is. Undefined: no answer came. */
export type SignInOutcome =
  | { readonly viewer: { readonly kind: string; readonly nextStep: string; readonly email: string } }
  | { readonly refusal: Refusal }
  | undefined;

/** Signs in. What was known before is forgotten as stale, because it was known to somebody else or to nobody. */
export function useSignIn(
  onFailure: (text: string) => void,
): [(input: useSignInMutation["variables"]["input"]) => Promise<SignInOutcome>, boolean] {
  const environment = useRelayEnvironment();
  const [commit, isUnderWay] = useMutation<useSignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          __typename
          ... on SignInSuccess {
            viewer {
              kind
              nextStep
              email
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
  const signIn = async (input: useSignInMutation["variables"]["input"]): Promise<SignInOutcome> => {
    const result = (await commit({ input }))?.signIn;
    if (!result) return undefined;
    if (result.viewer) {
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      return { viewer: result.viewer };
    }
    return { refusal: refusalOf(result) };
  };
  return [signIn, isUnderWay];
}
