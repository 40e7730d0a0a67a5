import { graphql } from "react-relay";
import type { categoryMutationsAddMutation } from "#/__generated__/categoryMutationsAddMutation.graphql";
import type { categoryMutationsDeleteMutation } from "#/__generated__/categoryMutationsDeleteMutation.graphql";
import type { categoryMutationsEditMutation } from "#/__generated__/categoryMutationsEditMutation.graphql";
import type { categoryMutationsMoveMutation } from "#/__generated__/categoryMutationsMoveMutation.graphql";
import { byOrder, prependEdge } from "#/list/prependEdge.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";

/**
 * Adds a category and shows it in the list at once (decision D-41): beside its neighbours by order id, on the page
 * that is on the screen.
 */
export const useAddCategory = (listId: string) =>
  useChange<categoryMutationsAddMutation>(
    graphql`
      mutation categoryMutationsAddMutation($input: AddCategoryInput!) {
        addCategory(input: $input) {
          ... on AddCategorySuccess {
            categoryEdge {
              cursor
              node {
                id
                databaseId
                order
                ...categoryLists_category
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(
          store,
          listId,
          store.getRootField("addCategory").getLinkedRecord("categoryEdge"),
          byOrder,
        ),
    },
  );

/** Changes a category. */
export const useEditCategory = () =>
  useChange<categoryMutationsEditMutation>(graphql`
    mutation categoryMutationsEditMutation($input: EditCategoryInput!) {
      editCategory(input: $input) {
        ... on EditCategorySuccess {
          category {
            ...categoryLists_category
          }
        }
        ... on ConflictError {
          current {
            ...categoryLists_category @alias(as: "category")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Deletes a category; lists that are not on the screen ask anew. */
export const useDeleteCategory = () =>
  useChange<categoryMutationsDeleteMutation>(
    graphql`
      mutation categoryMutationsDeleteMutation($input: DeleteCategoryInput!) {
        deleteCategory(input: $input) {
          ... on DeleteCategorySuccess {
            deletedId
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );

/** Puts a category at another position among its siblings. */
export const useMoveCategory = () =>
  useChange<categoryMutationsMoveMutation>(graphql`
    mutation categoryMutationsMoveMutation($input: MoveCategoryInput!) {
      moveCategory(input: $input) {
        ... on MoveCategorySuccess {
          moved {
            id
            order
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
