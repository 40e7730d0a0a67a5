import { graphql } from "react-relay";
import type { useDeleteBundleMutation } from "#/__generated__/useDeleteBundleMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useDeleteBundleMutation["variables"]["input"];

/**
 * Deletes a bundle; both products stay. The product in the answer brings its rows. Resolves with null when it is done, with the
 * refusal, or with undefined without an answer.
 */
export function useDeleteBundle(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useDeleteBundleMutation>(graphql`
    mutation useDeleteBundleMutation($input: DeleteBundleInput!) {
      deleteBundle(input: $input) {
        __typename
        ... on DeleteBundleSuccess {
          product {
            ...DiscountsBundles_product
            ...PriceExamples_product
            ...ProductBundles_product
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
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const remove = async (input: Input) => {
    const result = (await commit({ input }))?.deleteBundle;
    if (!result) return undefined;
    return result.__typename === "DeleteBundleSuccess" ? null : refusalOf(result);
  };
  return [remove, isUnderWay];
}
