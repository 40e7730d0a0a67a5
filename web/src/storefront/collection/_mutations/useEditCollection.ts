import { graphql } from "react-relay";
import type { useEditCollectionMutation } from "#/__generated__/useEditCollectionMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type EditCollectionInput = useEditCollectionMutation["variables"]["input"];

/** Changes a collection. Resolves with null when it is changed, with the refusal, or with undefined without an answer. */
export function useEditCollection(): [
  (input: EditCollectionInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditCollectionMutation>(graphql`
    mutation useEditCollectionMutation($input: EditCollectionInput!) {
      editCollection(input: $input) {
        __typename
        ... on EditCollectionSuccess {
          collection {
            ...CollectionRow_collection
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
            ...CollectionRow_collection @alias(as: "collection")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: EditCollectionInput) => {
    const result = (await commit({ input }))?.editCollection;
    if (!result) return undefined;
    return result.__typename === "EditCollectionSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
