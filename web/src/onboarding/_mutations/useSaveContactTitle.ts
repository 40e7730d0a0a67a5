import { graphql } from "react-relay";
import type { useSaveContactTitleMutation } from "#/__generated__/useSaveContactTitleMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useSaveContactTitleMutation["variables"]["input"];

/** Fills in the missing title of step 1. Resolves with null when it is saved, else with why not. */
export function useSaveContactTitle(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useSaveContactTitleMutation>(graphql`
    mutation useSaveContactTitleMutation($input: SaveContactTitleInput!) {
      saveContactTitle(input: $input) {
        __typename
        ... on SaveContactTitleSuccess {
          company {
            ...RegisterDetails_company
          }
        }
        ... on ValidationError {
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
  const save = async (input: Input) => {
    const result = (await commit({ input }))?.saveContactTitle;
    if (!result) return undefined;
    return result.__typename === "SaveContactTitleSuccess" ? null : refusalOf(result);
  };
  return [save, isUnderWay];
}
