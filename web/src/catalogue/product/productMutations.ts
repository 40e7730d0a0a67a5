import { graphql } from "react-relay";
import type { productMutationsDeleteMutation } from "#/__generated__/productMutationsDeleteMutation.graphql";
import type { productMutationsEnableMutation } from "#/__generated__/productMutationsEnableMutation.graphql";
import type { productMutationsSubmitMutation } from "#/__generated__/productMutationsSubmitMutation.graphql";
import { useChange } from "#/relay/useChange.ts";
import type { ProductListOnScreen } from "./productViews.ts";
import { settleInList } from "./settleInList.ts";

/** Hands a product in for approval, for the first time or again. */
export const useSubmitProduct = (list: ProductListOnScreen | undefined) =>
  useChange<productMutationsSubmitMutation>(
    graphql`
      mutation productMutationsSubmitMutation($input: SubmitProductInput!) {
        submitProduct(input: $input) {
          ... on SubmitProductSuccess {
            product {
              updatedAt
              ...useProductActions_product
              ...ProductStatusBadge_product
              ...ChangedBadge_product
              ...ProductStateNotice_product
            }
          }
          ... on ConflictError {
            current {
              ...productConflict_product @alias(as: "product")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store, { id }) => settleInList(store, list, id) },
  );

/** Approves a product, or puts it back on sale. */
export const useEnableProduct = (list: ProductListOnScreen | undefined) =>
  useChange<productMutationsEnableMutation>(
    graphql`
      mutation productMutationsEnableMutation($input: EnableProductInput!) {
        enableProduct(input: $input) {
          ... on EnableProductSuccess {
            product {
              updatedAt
              ...useProductActions_product
              ...ProductStatusBadge_product
              ...ChangedBadge_product
              ...ProductStateNotice_product
            }
          }
          ... on ConflictError {
            current {
              ...productConflict_product @alias(as: "product")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store, { id }) => settleInList(store, list, id) },
  );

/** Deletes a product. */
export const useDeleteProduct = () =>
  useChange<productMutationsDeleteMutation>(graphql`
    mutation productMutationsDeleteMutation($input: DeleteProductInput!) {
      deleteProduct(input: $input) {
        ... on DeleteProductSuccess {
          deletedId
        }
        ... on ConflictError {
          current {
            ...productConflict_product @alias(as: "product")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
