import { graphql } from "react-relay";
import type { useEditCategoryMutation } from "#/__generated__/useEditCategoryMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type EditCategoryInput = useEditCategoryMutation["variables"]["input"];

/** Changes a category. Resolves with null when it is changed, with the refusal, or with undefined without an answer. */
export function useEditCategory(): [
  (input: EditCategoryInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditCategoryMutation>(graphql`
    mutation useEditCategoryMutation($input: EditCategoryInput!) {
      editCategory(input: $input) {
        __typename
        ... on EditCategorySuccess {
          category {
            ...CategoryRow_category
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
            ...CategoryRow_category @alias(as: "category")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: EditCategoryInput) => {
    const result = (await commit({ input }))?.editCategory;
    if (!result) return undefined;
    return result.__typename === "EditCategorySuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
