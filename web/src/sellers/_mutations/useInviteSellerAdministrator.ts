import { graphql } from "react-relay";
import type { useInviteSellerAdministratorMutation } from "#/__generated__/useInviteSellerAdministratorMutation.graphql";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** Invites the administrator of a location again. Resolves like `useSuspendSeller`. */
export function useInviteSellerAdministrator(): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useInviteSellerAdministratorMutation>(graphql`
    mutation useInviteSellerAdministratorMutation($input: InviteSellerAdministratorInput!) {
      inviteSellerAdministrator(input: $input) {
        __typename
        ... on InviteSellerAdministratorSuccess {
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
    const result = (await commit({ input: { id } }))?.inviteSellerAdministrator;
    if (!result) return undefined;
    return result.__typename === "InviteSellerAdministratorSuccess" ? null : refusalOf(result);
  };
}
