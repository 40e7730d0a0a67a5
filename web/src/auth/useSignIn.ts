import { graphql } from "react-relay";
import type { useSignInMutation } from "#/__generated__/useSignInMutation.graphql";
import { linkOf } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";

/** Who is signed in now. */
interface Who {
  readonly kind: string;
  readonly nextStep: string;
  readonly email: string;
}

/** Signs in. What was known before is forgotten as stale, because it was known to somebody else or to nobody. */
export const useSignIn = () =>
  useChange<useSignInMutation, Who | undefined>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          ... on SignInSuccess {
            viewer {
              kind
              nextStep
              email
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        if (linkOf(store.getRootField("signIn"), "viewer")) store.invalidateStore();
      },
      read: ({ viewer }) => viewer,
    },
  );
