import { use } from "react";
import { graphql } from "react-relay";
import type { useEndSessionMutation } from "#/__generated__/useEndSessionMutation.graphql";
import { errorOf, mutationErrorOf, type MutationResult } from "#/relay/mutationError.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { linksOf, storedViewer } from "#/relay/storeRecord.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Ends one session of the viewer and takes it out of the list. Resolves with true when it is over, also when it was
 * over already; otherwise the user has been told why not.
 */
export function useEndSession(): [(id: string) => Promise<boolean>, boolean] {
  const notifier = use(NotifierContext);
  const [commit, isInFlight] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const endSession = async (id: string) => {
    const response = await commit(
      { input: { id } },
      {
        updater(store, data) {
          if (!data || obstacleOf(data.endSession)) return;
          const viewer = storedViewer(store);
          const sessions = linksOf(viewer, "sessions");
          const left = sessions?.filter((session) => session.getDataID() !== id);
          if (left) viewer?.setLinkedRecords(left, "sessions");
        },
      },
    );
    if (!response) return false;
    const obstacle = obstacleOf(response.endSession);
    if (obstacle) notifier.failure(mutationErrorText(await mutationErrorOf(obstacle)));
    return !obstacle;
  };
  return [endSession, isInFlight];
}

function obstacleOf(result: MutationResult) {
  const error = errorOf(result);
  return error?.__typename === "NotFoundError" ? null : error;
}
