import { graphql } from "react-relay";
import type { useEditBrandMutation } from "#/__generated__/useEditBrandMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type EditBrandInput = useEditBrandMutation["variables"]["input"];

/** Renames a brand. Resolves with null when it is changed, with the refusal, or with undefined without an answer. */
export function useEditBrand(): [(input: EditBrandInput) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useEditBrandMutation>(graphql`
    mutation useEditBrandMutation($input: EditBrandInput!) {
      editBrand(input: $input) {
        __typename
        ... on EditBrandSuccess {
          brand {
            ...BrandList_brand
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
            ...BrandList_brand @alias(as: "brand")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: EditBrandInput) => {
    const result = (await commit({ input }))?.editBrand;
    if (!result) return undefined;
    return result.__typename === "EditBrandSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
