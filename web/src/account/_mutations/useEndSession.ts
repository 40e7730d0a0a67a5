import { use } from "react";
import { graphql } from "react-relay";
import type { useEndSessionMutation } from "#/__generated__/useEndSessionMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Ends one session of the viewer and takes it out of the list. Resolves with true when it is over, also when it was
 * over already; otherwise the user has been told why not.
 */
export function useEndSession(): [(id: string) => Promise<boolean>, boolean] {
  const notifier = use(NotifierContext);
  const [commit, isUnderWay] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `);
  const endSession = async (id: string) => {
    const answer = await commit(
      { input: { id } },
      {
        updater(store, response) {
          if (!isOver(response?.endSession.__typename)) return;
          const viewer = store.getRoot().getLinkedRecord("viewer");
          const left = viewer?.getLinkedRecords("sessions")?.filter((session) => session?.getDataID() !== id);
          if (left) viewer?.setLinkedRecords(left, "sessions");
        },
      },
    );
    const result = answer?.endSession;
    if (!result) return false;
    if (!isOver(result.__typename)) notifier.failure(result.message ?? "");
    return isOver(result.__typename);
  };
  return [endSession, isUnderWay];
}

function isOver(typename: string | undefined): boolean {
  return typename === "EndSessionSuccess" || typename === "NotFoundError";
}
