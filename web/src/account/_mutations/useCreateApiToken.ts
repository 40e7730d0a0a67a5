import { graphql } from "react-relay";
import type {
  CreateApiTokenInput,
  useCreateApiTokenMutation,
} from "#/__generated__/useCreateApiTokenMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** The secret, which nobody can show again, or why there is no token. Undefined: no answer came. */
export type CreateApiTokenOutcome = { readonly secret: string } | { readonly refusal: Refusal } | undefined;

/** Creates an API token and puts it at the head of the list. */
export function useCreateApiToken(
  listId: string,
): [(input: CreateApiTokenInput) => Promise<CreateApiTokenOutcome>, boolean] {
  const [commit, isUnderWay] = useMutation<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!, $connections: [ID!]!) {
      createApiToken(input: $input) {
        __typename
        ... on CreateApiTokenSuccess {
          secret
          apiTokenEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...ApiTokenRow_apiToken
            }
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
  `);
  const create = async (input: CreateApiTokenInput): Promise<CreateApiTokenOutcome> => {
    const result = (await commit({ input, connections: [listId] }))?.createApiToken;
    if (!result) return undefined;
    return result.secret === undefined ? { refusal: refusalOf(result) } : { secret: result.secret };
  };
  return [create, isUnderWay];
}
