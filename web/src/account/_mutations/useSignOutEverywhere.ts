import { use } from "react";
import { graphql } from "react-relay";
import type { useSignOutEverywhereMutation } from "#/__generated__/useSignOutEverywhereMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** Ends all sessions of the viewer. Resolves with true when they are over; otherwise the user has been told why not. */
export function useSignOutEverywhere(): [() => Promise<boolean>, boolean] {
  const notifier = use(NotifierContext);
  const [commit, isUnderWay] = useMutation<useSignOutEverywhereMutation>(graphql`
    mutation useSignOutEverywhereMutation {
      signOutEverywhere {
        __typename
        ... on Error {
          message
        }
      }
    }
  `);
  const signOut = async () => {
    const result = (await commit({}))?.signOutEverywhere;
    if (!result) return false;
    if (result.__typename === "SignOutEverywhereSuccess") return true;
    notifier.failure(result.message ?? "");
    return false;
  };
  return [signOut, isUnderWay];
}
