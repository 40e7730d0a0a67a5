import { graphql } from "react-relay";
import type { useEditBannerMutation } from "#/__generated__/useEditBannerMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type EditBannerInput = useEditBannerMutation["variables"]["input"];

/** Changes a banner. Resolves with null when it is changed, with the refusal, or with undefined without an answer. */
export function useEditBanner(): [(input: EditBannerInput) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useEditBannerMutation>(graphql`
    mutation useEditBannerMutation($input: EditBannerInput!) {
      editBanner(input: $input) {
        __typename
        ... on EditBannerSuccess {
          banner {
            ...BannerRow_banner
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
            ...BannerRow_banner @alias(as: "banner")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: EditBannerInput) => {
    const result = (await commit({ input }))?.editBanner;
    if (!result) return undefined;
    return result.__typename === "EditBannerSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
