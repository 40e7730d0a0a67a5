import { graphql } from "react-relay";
import * as v from "valibot";
import type { useRestoreMutationsCollectionMutation } from "#/__generated__/useRestoreMutationsCollectionMutation.graphql";
import type { useRestoreMutationsCompanyMutation } from "#/__generated__/useRestoreMutationsCompanyMutation.graphql";
import type { useRestoreMutationsDetailsMutation } from "#/__generated__/useRestoreMutationsDetailsMutation.graphql";
import type { useRestoreMutationsPricingMutation } from "#/__generated__/useRestoreMutationsPricingMutation.graphql";
import type { useRestoreMutationsSellerMutation } from "#/__generated__/useRestoreMutationsSellerMutation.graphql";
import type { useRestoreMutationsVariantMutation } from "#/__generated__/useRestoreMutationsVariantMutation.graphql";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { type RestoreForm, restoreForms } from "./restoreForms.ts";

/** A record to be edited, as somebody has seen it. */
interface Seen {
  readonly id: string;
  readonly version: string;
}

/** Resolves with the new version, or why it was not done; undefined after an ended session. */
type Send = (record: Seen, values: object) => Promise<string | MutationError | undefined>;

/** The ordinary edits of the records that have a history, each by the values of its form. */
export function useRestoreMutations(): Readonly<Record<RestoreForm, Send>> {
  const [details] = useChange<useRestoreMutationsDetailsMutation, string>(
    graphql`
      mutation useRestoreMutationsDetailsMutation($input: EditProductDetailsInput!) {
        editProductDetails(input: $input) {
          ... on EditProductDetailsSuccess {
            product {
              version
            }
          }
          ... on ConflictError {
            current {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      read: ({ product }) => product?.version ?? "",
    },
  );
  const [pricing] = useChange<useRestoreMutationsPricingMutation, string>(
    graphql`
      mutation useRestoreMutationsPricingMutation($input: SaveProductPricingInput!) {
        saveProductPricing(input: $input) {
          ... on SaveProductPricingSuccess {
            product {
              version
            }
          }
          ... on ConflictError {
            current {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      read: ({ product }) => product?.version ?? "",
    },
  );
  const [variant] = useChange<useRestoreMutationsVariantMutation, string>(
    graphql`
      mutation useRestoreMutationsVariantMutation($input: EditVariantInput!) {
        editVariant(input: $input) {
          ... on EditVariantSuccess {
            variant {
              version
            }
          }
          ... on ConflictError {
            current {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      read: ({ variant }) => variant?.version ?? "",
    },
  );
  const [seller] = useChange<useRestoreMutationsSellerMutation, string>(
    graphql`
      mutation useRestoreMutationsSellerMutation($input: EditSellerInput!) {
        editSeller(input: $input) {
          ... on EditSellerSuccess {
            seller {
              version
            }
          }
          ... on ConflictError {
            current {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      read: ({ seller }) => seller?.version ?? "",
    },
  );
  const [company] = useChange<useRestoreMutationsCompanyMutation, string>(
    graphql`
      mutation useRestoreMutationsCompanyMutation($input: EditCompanyMediaInput!) {
        editCompanyMedia(input: $input) {
          ... on EditCompanyMediaSuccess {
            company {
              version
            }
          }
          ... on ConflictError {
            current {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      read: ({ company }) => company?.version ?? "",
    },
  );
  const [collection] = useChange<useRestoreMutationsCollectionMutation, string>(
    graphql`
      mutation useRestoreMutationsCollectionMutation($input: EditCollectionInput!) {
        editCollection(input: $input) {
          ... on EditCollectionSuccess {
            collection {
              version
            }
          }
          ... on ConflictError {
            current {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      read: ({ collection }) => collection?.version ?? "",
    },
  );
  return {
    productDetails: (seen, values) => details({ ...seen, ...v.parse(restoreForms.productDetails, values) }),
    productPricing: (seen, values) => pricing({ ...seen, ...v.parse(restoreForms.productPricing, values) }),
    variant: (seen, values) => variant({ ...seen, ...v.parse(restoreForms.variant, values) }),
    seller: (seen, values) => seller({ ...seen, ...v.parse(restoreForms.seller, values) }),
    companyMedia: ({ version }, values) =>
      company({ version, ...v.parse(restoreForms.companyMedia, values) }),
    collection: (seen, values) => collection({ ...seen, ...v.parse(restoreForms.collection, values) }),
  };
}
