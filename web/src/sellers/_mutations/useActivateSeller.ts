import { graphql } from "react-relay";
import type { useActivateSellerMutation } from "#/__generated__/useActivateSellerMutation.graphql";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** Ends the suspension of a location. Resolves like `useSuspendSeller`. */
export function useActivateSeller(): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useActivateSellerMutation>(graphql`
    mutation useActivateSellerMutation($input: ActivateSellerInput!) {
      activateSeller(input: $input) {
        __typename
        ... on ActivateSellerSuccess {
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
  return async (id) => {
    const result = (await commit({ input: { id } }))?.activateSeller;
    if (!result) return undefined;
    return result.__typename === "ActivateSellerSuccess" ? null : refusalOf(result);
  };
}
