import { startTransition, useEffect, useEffectEvent, useRef } from "react";
import { type GraphQLTaggedNode, type PreloadedQuery, useQueryLoader } from "react-relay";
import type { OperationType } from "relay-runtime";

/** Milliseconds without a key before a search is sent (decision D-73). */
const rest = 200;

/**
 * Options of a combo box that the gateway searches: the first ones at once, others a moment after the typing has
 * stopped, and the first ones of another `scope` when it changes. The old options stay until the new ones are here.
 */
export function useOptionSearch<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variablesOf: (text: string, scope: string) => Query["variables"],
  scope = "",
): [PreloadedQuery<Query> | null | undefined, (text: string) => void] {
  const [queryRef, load] = useQueryLoader<Query>(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useEffectEvent((of: string) => startTransition(() => load(variablesOf("", of))));
  useEffect(() => {
    start(scope);
    return () => clearTimeout(timer.current);
  }, [scope]);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => load(variablesOf(text, scope))), rest);
  };
  return [queryRef, search];
}
