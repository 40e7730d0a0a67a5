import { graphql } from "react-relay";
import type { useSuspendSellerMutation } from "#/__generated__/useSuspendSellerMutation.graphql";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type SuspendSellerInput = useSuspendSellerMutation["variables"]["input"];

/** Suspends a location. Resolves with null when it is done, with the refusal, or with undefined without an answer. */
export function useSuspendSeller(): [
  (input: SuspendSellerInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useSuspendSellerMutation>(graphql`
    mutation useSuspendSellerMutation($input: SuspendSellerInput!) {
      suspendSeller(input: $input) {
        __typename
        ... on SuspendSellerSuccess {
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
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const suspend = async (input: SuspendSellerInput) => {
    const result = (await commit({ input }))?.suspendSeller;
    if (!result) return undefined;
    return result.__typename === "SuspendSellerSuccess" ? null : refusalOf(result);
  };
  return [suspend, isUnderWay];
}
