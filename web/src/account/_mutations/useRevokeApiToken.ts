import { use } from "react";
import { graphql } from "react-relay";
import type { useRevokeApiTokenMutation } from "#/__generated__/useRevokeApiTokenMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** Revokes a token and takes it out of the list. Resolves with true when it works no more; otherwise the user has been told. */
export function useRevokeApiToken(listId: string): [(id: string) => Promise<boolean>, boolean] {
  const notifier = use(NotifierContext);
  const [commit, isUnderWay] = useMutation<useRevokeApiTokenMutation>(graphql`
    mutation useRevokeApiTokenMutation($input: RevokeApiTokenInput!, $connections: [ID!]!) {
      revokeApiToken(input: $input) {
        __typename
        ... on RevokeApiTokenSuccess {
          revokedTokenId @deleteEdge(connections: $connections)
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const revoke = async (id: string) => {
    const result = (await commit({ input: { id }, connections: [listId] }))?.revokeApiToken;
    if (!result) return false;
    if (result.__typename === "RevokeApiTokenSuccess") return true;
    notifier.failure(result.message ?? "");
    return false;
  };
  return [revoke, isUnderWay];
}
