import { startTransition, useEffect, useEffectEvent } from "react";
import { type GraphQLTaggedNode, type PreloadedQuery, useQueryLoader } from "react-relay";
import type { PriceExamplesQuery } from "#/__generated__/PriceExamplesQuery.graphql";

/** Milliseconds without a change before new examples are asked for. */
const rest = 300;

/** The examples of a draft, a moment after its last change; the old ones stay until the new ones are here. */
export function usePriceExamples(
  query: GraphQLTaggedNode,
  id: string,
  given: Omit<PriceExamplesQuery["variables"], "id">,
  isWanted: boolean,
): PreloadedQuery<PriceExamplesQuery> | null | undefined {
  const [queryRef, load] = useQueryLoader<PriceExamplesQuery>(query);
  const text = JSON.stringify(given);
  const ask = useEffectEvent((asked: string) => {
    // What the examples come to depends on prices that another step may have changed.
    if (asked === text) startTransition(() => load({ id, ...given }, { fetchPolicy: "network-only" }));
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => ask(text), rest);
    return () => clearTimeout(timer);
  }, [text, isWanted]);
  return queryRef;
}
