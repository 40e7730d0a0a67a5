import { graphql } from "react-relay";
import type { useSignOutMutation } from "#/__generated__/useSignOutMutation.graphql";
import { useMutation } from "#/relay/useMutation.ts";

/** Ends the session on the server. Resolves with true when it is over; otherwise `onFailure` has been told why. */
export function useSignOut(onFailure: (text: string) => void): () => Promise<boolean> {
  const [commit] = useMutation<useSignOutMutation>(
    graphql`
      mutation useSignOutMutation {
        signOut {
          __typename
          ... on Error {
            message
          }
        }
      }
    `,
    onFailure,
  );
  return async () => {
    const result = (await commit({}))?.signOut;
    if (!result) return false;
    if (result.__typename === "SignOutSuccess") return true;
    onFailure(result.message ?? "");
    return false;
  };
}
