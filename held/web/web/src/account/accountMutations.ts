import { graphql } from "react-relay";
import type { accountMutationsAddTokenMutation } from "#/__generated__/accountMutationsAddTokenMutation.graphql";
import type { accountMutationsRevokeTokenMutation } from "#/__generated__/accountMutationsRevokeTokenMutation.graphql";
import type { accountMutationsSignOutEverywhereMutation } from "#/__generated__/accountMutationsSignOutEverywhereMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Creates an API token and puts it at the head of the list; its secret is never shown again. */
export const useAddApiToken = (listId: string) =>
  useChange<accountMutationsAddTokenMutation, string | undefined>(
    graphql`
      mutation accountMutationsAddTokenMutation($input: AddApiTokenInput!, $connections: [ID!]!) {
        addApiToken(input: $input) {
          ... on AddApiTokenSuccess {
            secret
            apiTokenEdge @prependEdge(connections: $connections) {
              cursor
              node {
                id
                ...ApiTokenRow_apiToken
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { connections: [listId], read: ({ secret }) => secret },
  );

/** Revokes a token and takes it out of the list. */
export const useRevokeApiToken = (listId: string) =>
  useChange<accountMutationsRevokeTokenMutation>(
    graphql`
      mutation accountMutationsRevokeTokenMutation($input: RevokeApiTokenInput!, $connections: [ID!]!) {
        revokeApiToken(input: $input) {
          ... on RevokeApiTokenSuccess {
            deletedId @deleteEdge(connections: $connections)
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { connections: [listId] },
  );

/** Ends all sessions of the viewer. */
export const useSignOutEverywhere = () =>
  useChange<accountMutationsSignOutEverywhereMutation>(graphql`
    mutation accountMutationsSignOutEverywhereMutation {
      signOutEverywhere {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
