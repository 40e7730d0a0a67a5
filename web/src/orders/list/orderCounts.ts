import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { orderCountsQuery as Query } from "#/__generated__/orderCountsQuery.graphql";
import { touchesOf } from "#/relay/Touches.ts";

/* oxlint-disable relay/unused-fields -- what was read is shown from the store, by whoever shows it */
/** How many parts of orders stand where. */
export const orderCountsQuery = graphql`
  query orderCountsQuery {
    viewer {
      fulfilmentCounts {
        pending
        accepted
        packed
        ready
        out
        delivered
        returned
        cancelled
        late
        oldestPendingAt
      }
    }
  }
`;

/** Milliseconds in which changes are gathered before they are counted. */
const gather = 500;
const waiting = new WeakMap<IEnvironment, ReturnType<typeof setTimeout>>();

/** Counts anew how many parts of orders stand where. What cannot be read now is read on the next visit. */
export function refreshCounts(environment: IEnvironment): void {
  if (waiting.has(environment)) return;
  waiting.set(
    environment,
    setTimeout(() => {
      waiting.delete(environment);
      fetchQuery<Query>(environment, orderCountsQuery, {}, { fetchPolicy: "network-only" }).subscribe({
        error: () => undefined,
      });
    }, gather),
  );
}

/** Keeps the counts on the screen as they are, whoever works on orders. */
export function useLiveCounts(): void {
  const environment = useRelayEnvironment();
  useEffect(
    () =>
      touchesOf(environment).listenToAll((kind) => {
        if (kind === "Fulfilment") refreshCounts(environment);
      }),
    [environment],
  );
}
