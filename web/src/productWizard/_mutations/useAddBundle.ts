import { graphql } from "react-relay";
import type { useAddBundleMutation } from "#/__generated__/useAddBundleMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useAddBundleMutation["variables"]["input"];

/**
 * Adds a bundle. The product in the answer brings its rows. Resolves with null when it is done, with the
 * refusal, or with undefined without an answer.
 */
export function useAddBundle(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddBundleMutation>(graphql`
    mutation useAddBundleMutation($input: AddBundleInput!) {
      addBundle(input: $input) {
        __typename
        ... on AddBundleSuccess {
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
  const add = async (input: Input) => {
    const result = (await commit({ input }))?.addBundle;
    if (!result) return undefined;
    return result.__typename === "AddBundleSuccess" ? null : refusalOf(result);
  };
  return [add, isUnderWay];
}
