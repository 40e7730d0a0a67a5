import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { type GraphQLTaggedNode, type PreloadedQuery, useQueryLoader } from "react-relay";
import type { OperationType } from "relay-runtime";

/** Milliseconds without a key before a search is sent (decision D-73). */
const rest = 200;

interface OptionSearch<Query extends OperationType> {
  readonly queryRef: PreloadedQuery<Query> | null | undefined;
  /** Asks for the options that fit a text, a moment after the typing has stopped. */
  readonly search: (text: string) => void;
  /** Asks for the first options; for the moment at which a field is entered. */
  readonly start: () => void;
}

interface OptionSearchRules<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly variables: (text: string, scope: string) => Query["variables"];
  /** What the options belong to: when it changes, they are asked for again. */
  readonly scope?: string;
  /** Asks at once instead of when the field is entered, because even the closed field needs the response. */
  readonly isEager?: boolean;
}

/** Options of a combo box that the gateway searches. The old ones stay until the new ones are here. */
export function useOptionSearch<Query extends OperationType>({
  query,
  variables,
  scope = "",
  isEager = false,
}: OptionSearchRules<Query>): OptionSearch<Query> {
  const [queryRef, load] = useQueryLoader<Query>(query);
  const [isWanted, setIsWanted] = useState(isEager);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = useEffectEvent((of: string) => startTransition(() => load(variables("", of))));
  useEffect(() => {
    if (isWanted) begin(scope);
    return () => clearTimeout(timer.current);
  }, [isWanted, scope]);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => load(variables(text, scope))), rest);
  };
  return { queryRef, search, start: () => setIsWanted(true) };
}
