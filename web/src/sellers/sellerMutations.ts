import { graphql } from "react-relay";
import type { sellerMutationsActivateMutation } from "#/__generated__/sellerMutationsActivateMutation.graphql";
import type { sellerMutationsAddMutation } from "#/__generated__/sellerMutationsAddMutation.graphql";
import type { sellerMutationsDeleteMutation } from "#/__generated__/sellerMutationsDeleteMutation.graphql";
import type { sellerMutationsEditMutation } from "#/__generated__/sellerMutationsEditMutation.graphql";
import type { sellerMutationsInviteMutation } from "#/__generated__/sellerMutationsInviteMutation.graphql";
import type { sellerMutationsSuspendMutation } from "#/__generated__/sellerMutationsSuspendMutation.graphql";
import { removeFromList } from "#/list/removeFromList.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { type InputOf, useChange } from "#/relay/useChange.ts";

export type AddSellerInput = InputOf<sellerMutationsAddMutation>;

/** Adds a location; the list on the screen shows it at once. */
export const useAddSeller = (listId: string) =>
  useChange<sellerMutationsAddMutation>(
    graphql`
      mutation sellerMutationsAddMutation($input: AddSellerInput!) {
        addSeller(input: $input) {
          ... on AddSellerSuccess {
            sellerEdge {
              cursor
              node {
                id
                ...SellerList_seller
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addSeller").getLinkedRecord("sellerEdge")),
    },
  );

/** Changes a location. */
export const useEditSeller = () =>
  useChange<sellerMutationsEditMutation>(graphql`
    mutation sellerMutationsEditMutation($input: EditSellerInput!) {
      editSeller(input: $input) {
        ... on EditSellerSuccess {
          seller {
            ...SellerList_seller
          }
        }
        ... on ConflictError {
          current {
            ...SellerList_seller @alias(as: "seller")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Deletes a location and takes it out of the list on the screen. */
export const useDeleteSeller = (listId: string) =>
  useChange<sellerMutationsDeleteMutation>(
    graphql`
      mutation sellerMutationsDeleteMutation($input: DeleteSellerInput!) {
        deleteSeller(input: $input) {
          ... on DeleteSellerSuccess {
            deletedId
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        const deleted = store.getRootField("deleteSeller").getValue("deletedId");
        if (typeof deleted === "string") removeFromList(store, listId, deleted);
      },
    },
  );

/** Suspends a location. */
export const useSuspendSeller = () =>
  useChange<sellerMutationsSuspendMutation>(graphql`
    mutation sellerMutationsSuspendMutation($input: SuspendSellerInput!) {
      suspendSeller(input: $input) {
        ... on SuspendSellerSuccess {
          seller {
            ...SellerList_seller
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Ends the suspension of a location. */
export const useActivateSeller = () =>
  useChange<sellerMutationsActivateMutation>(graphql`
    mutation sellerMutationsActivateMutation($input: ActivateSellerInput!) {
      activateSeller(input: $input) {
        ... on ActivateSellerSuccess {
          seller {
            ...SellerList_seller
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Invites the administrator of a location again. */
export const useInviteSellerAdministrator = () =>
  useChange<sellerMutationsInviteMutation>(graphql`
    mutation sellerMutationsInviteMutation($input: InviteSellerAdministratorInput!) {
      inviteSellerAdministrator(input: $input) {
        ... on InviteSellerAdministratorSuccess {
          seller {
            ...SellerList_seller
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
