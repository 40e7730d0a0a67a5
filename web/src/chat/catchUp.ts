/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- what arrives is read from the store, by whoever shows it */
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { catchUpQuery } from "#/__generated__/catchUpQuery.graphql";
import { insertMessage } from "./insertMessage.ts";

const query = graphql`
  query catchUpQuery($person: ID!, $after: String) {
    node(id: $person) {
      ... on ChatPerson {
        isOnline
        unreadCount
        recent: messages(last: 30) {
          edges {
            node {
              id
              isSeen
            }
          }
        }
        missed: messages(first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            cursor
            node {
              ...MessageLog_message
            }
          }
        }
      }
    }
  }
`;

/**
 * Fetches what was written in a conversation while nothing arrived: the messages after a cursor, from the first when it
 * is null, and which of the newest have been seen.
 */
export async function catchUp(
  environment: IEnvironment,
  person: string,
  after: string | null,
): Promise<void> {
  const variables = { person, after };
  const result = await fetchQuery<catchUpQuery>(environment, query, variables).toPromise();
  environment.commitUpdate((store) => {
    const missed = store
      .get(person)
      ?.getLinkedRecord("messages", { first: 100, ...(after !== null && { after }) });
    for (const edge of missed?.getLinkedRecords("edges") ?? []) insertMessage(store, person, edge);
  });
  const page = result?.node?.missed?.pageInfo;
  if (page?.hasNextPage && page.endCursor != null) await catchUp(environment, person, page.endCursor);
}
