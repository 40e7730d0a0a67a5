import { graphql } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { useAddBannerMutation } from "#/__generated__/useAddBannerMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type AddBannerInput = useAddBannerMutation["variables"]["input"];

/**
 * Adds a banner and shows it in the list at once (decision D-41): beside its neighbours by order id, on the page that
 * is on the screen. Resolves with null when it is added, with the refusal when it is not, and with undefined when
 * there was no answer.
 */
export function useAddBanner(
  listId: string | undefined,
): [(input: AddBannerInput) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddBannerMutation>(graphql`
    mutation useAddBannerMutation($input: AddBannerInput!) {
      addBanner(input: $input) {
        __typename
        ... on AddBannerSuccess {
          bannerEdge {
            cursor
            node {
              id
              databaseId
              order
              slogan
              ...BannerRow_banner
            }
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
  const add = async (input: AddBannerInput) => {
    const answer = await commit({ input }, { updater: (store) => showNewBanner(store, listId) });
    const result = answer?.addBanner;
    if (!result) return undefined;
    return result.__typename === "AddBannerSuccess" ? null : refusalOf(result);
  };
  return [add, isUnderWay];
}

/** Puts the new edge into the list on the screen, and marks every other list as out of date. */
function showNewBanner(store: RecordSourceSelectorProxy, listId: string | undefined): void {
  const edge = store.getRootField("addBanner")?.getLinkedRecord("bannerEdge");
  if (!edge) return;
  outdateLists(store);
  const list = listId === undefined ? undefined : store.get(listId);
  const edges = list?.getLinkedRecords("edges");
  if (!list || !edges) return;
  const after = edges.findIndex((other) => orderOf(other) > orderOf(edge));
  list.setLinkedRecords(edges.toSpliced(after === -1 ? edges.length : after, 0, edge), "edges");
  list.setValue(Number(list.getValue("totalCount")) + 1, "totalCount");
}

function orderOf(edge: RecordProxy | null): number {
  return Number(edge?.getLinkedRecord("node")?.getValue("order"));
}
