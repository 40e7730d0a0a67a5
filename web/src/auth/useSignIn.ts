import { graphql } from "react-relay";
import type { useSignInConfirmMutation } from "#/__generated__/useSignInConfirmMutation.graphql";
import type { useSignInMutation } from "#/__generated__/useSignInMutation.graphql";
import { keepOpeningsOf } from "#/list/savedView/viewerOpenings.ts";
import { linkOf } from "#/relay/storeRecord.ts";
import { useLateChange } from "#/relay/useLateChange.ts";

/** Who is signed in now. */
interface Who {
  readonly kind: string;
  readonly nextStep: string;
  readonly email: string;
}

/** The password was right, and the sign-in goes on with a code. */
interface SecondStep {
  readonly token: string;
}

/** Signs in. What was known before is forgotten as stale, because it was known to somebody else or to nobody. */
export const useSignIn = () =>
  useLateChange<useSignInMutation, Who | SecondStep | undefined>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          ... on SignInSuccess {
            viewer {
              kind
              nextStep
              email
              ...viewerOpenings_viewer @relay(mask: false)
            }
          }
          ... on TwoStepRequired {
            token
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        if (linkOf(store.getRootField("signIn"), "viewer")) store.invalidateStore();
      },
      read({ viewer, token }) {
        if (viewer) keepOpeningsOf(viewer);
        return viewer ?? (token === undefined ? undefined : { token });
      },
    },
  );

/** Goes on with the code. */
export const useConfirmSignIn = () =>
  useLateChange<useSignInConfirmMutation, Who | undefined>(
    graphql`
      mutation useSignInConfirmMutation($input: ConfirmSignInInput!) {
        confirmSignIn(input: $input) {
          ... on ConfirmSignInSuccess {
            viewer {
              kind
              nextStep
              email
              ...viewerOpenings_viewer @relay(mask: false)
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        if (linkOf(store.getRootField("confirmSignIn"), "viewer")) store.invalidateStore();
      },
      read({ viewer }) {
        if (viewer) keepOpeningsOf(viewer);
        return viewer;
      },
    },
  );
