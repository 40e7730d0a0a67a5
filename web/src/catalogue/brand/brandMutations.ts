import { graphql } from "react-relay";
import type { brandMutationsAddMutation } from "#/__generated__/brandMutationsAddMutation.graphql";
import type { brandMutationsDeleteMutation } from "#/__generated__/brandMutationsDeleteMutation.graphql";
import type { brandMutationsEditMutation } from "#/__generated__/brandMutationsEditMutation.graphql";
import type { brandMutationsMergeMutation } from "#/__generated__/brandMutationsMergeMutation.graphql";
import { removeFromList } from "#/list/removeFromList.ts";
import { showInList } from "#/list/showInList.ts";
import { outdateLists } from "#/relay/outdateLists.ts";
import { useChange } from "#/relay/useChange.ts";

/** A brand that was just added. */
export interface AddedBrand {
  readonly id: string;
  readonly name: string;
}

/** Adds a brand; the list on the screen, where there is one, shows it at once. */
export const useAddBrand = (listId: string | undefined) =>
  useChange<brandMutationsAddMutation, AddedBrand | undefined>(
    graphql`
      mutation brandMutationsAddMutation($input: AddBrandInput!) {
        addBrand(input: $input) {
          ... on AddBrandSuccess {
            brand {
              id
              name
            }
            brandEdge {
              cursor
              node {
                id
                ...BrandList_brand
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        showInList(store, listId, store.getRootField("addBrand").getLinkedRecord("brandEdge")),
      read: ({ brand }) => brand,
    },
  );

/** Renames a brand. */
export const useEditBrand = () =>
  useChange<brandMutationsEditMutation>(graphql`
    mutation brandMutationsEditMutation($input: EditBrandInput!) {
      editBrand(input: $input) {
        ... on EditBrandSuccess {
          brand {
            ...BrandList_brand
          }
        }
        ... on ConflictError {
          current {
            ...BrandList_brand @alias(as: "brand")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Deletes a brand; lists that are not on the screen ask anew. */
export const useDeleteBrand = () =>
  useChange<brandMutationsDeleteMutation>(
    graphql`
      mutation brandMutationsDeleteMutation($input: DeleteBrandInput!) {
        deleteBrand(input: $input) {
          ... on DeleteBrandSuccess {
            deletedId
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: outdateLists },
  );

/** Merges a brand into another one: its products carry the other one, and it leaves the list on the screen. */
export const useMergeBrand = (listId: string) =>
  useChange<brandMutationsMergeMutation>(
    graphql`
      mutation brandMutationsMergeMutation($input: MergeBrandInput!) {
        mergeBrand(input: $input) {
          ... on MergeBrandSuccess {
            deletedId
            brand {
              ...BrandList_brand
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        const deleted = store.getRootField("mergeBrand").getValue("deletedId");
        if (typeof deleted === "string") removeFromList(store, listId, deleted);
      },
    },
  );
