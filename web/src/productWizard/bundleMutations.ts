import { graphql } from "react-relay";
import type { bundleMutationsAddMutation } from "#/__generated__/bundleMutationsAddMutation.graphql";
import type { bundleMutationsDeleteMutation } from "#/__generated__/bundleMutationsDeleteMutation.graphql";
import type { bundleMutationsEditMutation } from "#/__generated__/bundleMutationsEditMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Adds a bundle. The product in the response brings its rows. */
export const useAddBundle = () =>
  useChange<bundleMutationsAddMutation>(graphql`
    mutation bundleMutationsAddMutation($input: AddBundleInput!) {
      addBundle(input: $input) {
        ... on AddBundleSuccess {
          product {
            ...DiscountsBundles_product
            ...PriceExamples_product
            ...ProductBundles_product
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Changes a bundle. The product in the response brings its rows. */
export const useEditBundle = () =>
  useChange<bundleMutationsEditMutation>(graphql`
    mutation bundleMutationsEditMutation($input: EditBundleInput!) {
      editBundle(input: $input) {
        ... on EditBundleSuccess {
          product {
            ...DiscountsBundles_product
            ...PriceExamples_product
            ...ProductBundles_product
          }
        }
        ... on ConflictError {
          current {
            ...BundleRow_bundle @alias(as: "bundle")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Deletes a bundle; both products stay. The product in the response brings its rows. */
export const useDeleteBundle = () =>
  useChange<bundleMutationsDeleteMutation>(graphql`
    mutation bundleMutationsDeleteMutation($input: DeleteBundleInput!) {
      deleteBundle(input: $input) {
        ... on DeleteBundleSuccess {
          product {
            ...DiscountsBundles_product
            ...PriceExamples_product
            ...ProductBundles_product
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
