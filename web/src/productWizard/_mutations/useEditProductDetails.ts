import { graphql } from "react-relay";
import type { useEditProductDetailsMutation } from "#/__generated__/useEditProductDetailsMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useEditProductDetailsMutation["variables"]["input"];

/** Saves step 1 of a product. Resolves with null when it is saved, with the refusal, or with undefined without an answer. */
export function useEditProductDetails(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useEditProductDetailsMutation>(graphql`
    mutation useEditProductDetailsMutation($input: EditProductDetailsInput!) {
      editProductDetails(input: $input) {
        __typename
        ... on EditProductDetailsSuccess {
          product {
            ...DetailsStep_product
            ...WizardFrame_product
          }
        }
        ... on ValidationError {
          issues {
            path
            message
          }
        }
        ... on ConflictError {
          issues {
            path
            message
          }
          current {
            ...DetailsStep_product @alias(as: "details")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: Input) => {
    const result = (await commit({ input }))?.editProductDetails;
    if (!result) return undefined;
    return result.__typename === "EditProductDetailsSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
