import { graphql } from "react-relay";
import type { imageMutationsAddMutation } from "#/__generated__/imageMutationsAddMutation.graphql";
import type { imageMutationsDeleteMutation } from "#/__generated__/imageMutationsDeleteMutation.graphql";
import type { imageMutationsMoveMutation } from "#/__generated__/imageMutationsMoveMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Adds a further image to a product, whose images are then as the response says. */
export const useAddProductImage = () =>
  useChange<imageMutationsAddMutation>(graphql`
    mutation imageMutationsAddMutation($input: AddProductImageInput!) {
      addProductImage(input: $input) {
        ... on AddProductImageSuccess {
          product {
            ...ImagesStep_product
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Puts an image of a product at another position. */
export const useMoveProductImage = () =>
  useChange<imageMutationsMoveMutation>(graphql`
    mutation imageMutationsMoveMutation($input: MoveProductImageInput!) {
      moveProductImage(input: $input) {
        ... on MoveProductImageSuccess {
          moved {
            id
            order
            version
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Deletes an image of a product. */
export const useDeleteProductImage = () =>
  useChange<imageMutationsDeleteMutation>(graphql`
    mutation imageMutationsDeleteMutation($input: DeleteProductImageInput!) {
      deleteProductImage(input: $input) {
        ... on DeleteProductImageSuccess {
          product {
            ...ImagesStep_product
          }
        }
        ... on ConflictError {
          current {
            ...ImageTile_image @alias(as: "image")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
