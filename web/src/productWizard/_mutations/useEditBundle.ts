import { graphql } from "react-relay";
import type { useEditBundleMutation } from "#/__generated__/useEditBundleMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useEditBundleMutation["variables"]["input"];

/**
 * Changes a bundle. The product in the answer brings its rows. Resolves with null when it is done, with the
 * refusal, or with undefined without an answer.
 */
export function useEditBundle(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useEditBundleMutation>(graphql`
    mutation useEditBundleMutation($input: EditBundleInput!) {
      editBundle(input: $input) {
        __typename
        ... on EditBundleSuccess {
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
          current {
            ...BundleRow_bundle @alias(as: "bundle")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: Input) => {
    const result = (await commit({ input }))?.editBundle;
    if (!result) return undefined;
    return result.__typename === "EditBundleSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
