import { graphql } from "react-relay";
import type { variantMutationsAddMutation } from "#/__generated__/variantMutationsAddMutation.graphql";
import type { variantMutationsCloseMutation } from "#/__generated__/variantMutationsCloseMutation.graphql";
import type { variantMutationsEditMutation } from "#/__generated__/variantMutationsEditMutation.graphql";
import type { variantMutationsReopenMutation } from "#/__generated__/variantMutationsReopenMutation.graphql";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";

/**
 * Adds a variant. The product in the response brings its rows, price range and default mark, so the page shows it at
 * once.
 */
export const useAddVariant = () =>
  useChange<variantMutationsAddMutation>(
    graphql`
      mutation variantMutationsAddMutation($input: AddVariantInput!) {
        addVariant(input: $input) {
          ... on AddVariantSuccess {
            product {
              incompleteStep
              variants(first: 100) {
                totalCount
              }
              ...ProductVariants_product
              ...PriceRange_product
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );

/**
 * Changes a variant. The product in the response brings its rows, price range and default mark, so the page shows it
 * at once.
 */
export const useEditVariant = () =>
  useChange<variantMutationsEditMutation>(
    graphql`
      mutation variantMutationsEditMutation($input: EditVariantInput!) {
        editVariant(input: $input) {
          ... on EditVariantSuccess {
            product {
              incompleteStep
              variants(first: 100) {
                totalCount
              }
              ...ProductVariants_product
              ...PriceRange_product
            }
          }
          ... on ConflictError {
            current {
              ...VariantRow_variant @alias(as: "variant")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );

/** Withdraws a variant with a reason. The product in the response brings its rows and price range. */
export const useCloseVariant = () =>
  useChange<variantMutationsCloseMutation>(
    graphql`
      mutation variantMutationsCloseMutation($input: CloseVariantInput!) {
        closeVariant(input: $input) {
          ... on CloseVariantSuccess {
            product {
              incompleteStep
              variants(first: 100) {
                totalCount
              }
              ...ProductVariants_product
              ...PriceRange_product
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );

/** Offers a withdrawn variant again. The product in the response brings its rows and price range. */
export const useReopenVariant = () =>
  useChange<variantMutationsReopenMutation>(
    graphql`
      mutation variantMutationsReopenMutation($input: ReopenVariantInput!) {
        reopenVariant(input: $input) {
          ... on ReopenVariantSuccess {
            product {
              incompleteStep
              variants(first: 100) {
                totalCount
              }
              ...ProductVariants_product
              ...PriceRange_product
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );
