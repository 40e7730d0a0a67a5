import { graphql } from "react-relay";
import type { useEditSellerMutation } from "#/__generated__/useEditSellerMutation.graphql";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type EditSellerInput = useEditSellerMutation["variables"]["input"];

/** Changes a location. Resolves with null when it is changed, with the refusal, or with undefined without an answer. */
export function useEditSeller(): [(input: EditSellerInput) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useEditSellerMutation>(graphql`
    mutation useEditSellerMutation($input: EditSellerInput!) {
      editSeller(input: $input) {
        __typename
        ... on EditSellerSuccess {
          seller {
            ...SellerRow_seller
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
            ...SellerRow_seller @alias(as: "seller")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: EditSellerInput) => {
    const result = (await commit({ input }))?.editSeller;
    if (!result) return undefined;
    return result.__typename === "EditSellerSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
