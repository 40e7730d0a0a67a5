import { graphql } from "react-relay";
import type { useSignOutMutation } from "#/__generated__/useSignOutMutation.graphql";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";

/** Ends the session on the server. Resolves with true when it is over; otherwise `onFailure` has been told why. */
export function useSignOut(onFailure: (text: string) => void): () => Promise<boolean> {
  const [signOut] = useChange<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return async () => {
    const error = await signOut();
    if (error) onFailure(mutationErrorText(error));
    return error === null;
  };
}
