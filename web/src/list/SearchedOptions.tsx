import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { type GraphQLTaggedNode, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";

const none: readonly never[] = [];

type Ref<Query extends OperationType> = PreloadedQuery<Query> | null | undefined;

interface SearchedOptionsProps<Query extends OperationType, Option> {
  readonly queryRef: Ref<Query>;
  readonly query: GraphQLTaggedNode;
  /** Reads the options of a response; always the same function. */
  readonly optionsOf: (data: Query["response"]) => readonly Option[];
  /** The field, with what there is to choose from. */
  readonly children: (options: readonly Option[], search: SearchState) => ReactNode;
}

interface SearchState {
  /** The response to the last search is on its way. */
  readonly isSearching: boolean;
  /** No response came: there are no options because nobody knows them. */
  readonly hasFailed: boolean;
}

/**
 * A field whose options come from a query of their own. The field itself stays mounted whatever the query does, so
 * that nobody who types in it loses the focus; a failed query leaves it without options.
 */
export function SearchedOptions<Query extends OperationType, Option>({
  queryRef,
  query,
  optionsOf,
  children,
}: SearchedOptionsProps<Query, Option>) {
  const [found, setFound] = useState<{
    readonly of: Ref<Query>;
    readonly options: readonly Option[] | null;
  }>();
  const tell = (options: readonly Option[] | null) => setFound({ of: queryRef, options });
  return (
    <>
      {children(found?.options ?? none, {
        isSearching: found?.of !== queryRef || !queryRef,
        hasFailed: found?.options === null,
      })}
      {queryRef && (
        <ErrorBoundary
          resetKey={JSON.stringify(queryRef.variables)}
          fallback={() => <Told options={null} onOptions={tell} />}
        >
          <Suspense fallback={null}>
            <SearchResult queryRef={queryRef} query={query} optionsOf={optionsOf} onOptions={tell} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

interface SearchResultProps<Query extends OperationType, Option> {
  readonly queryRef: PreloadedQuery<Query>;
  readonly query: GraphQLTaggedNode;
  readonly optionsOf: (data: Query["response"]) => readonly Option[];
  readonly onOptions: (options: readonly Option[] | null) => void;
}

function SearchResult<Query extends OperationType, Option>({
  queryRef,
  query,
  optionsOf,
  onOptions,
}: SearchResultProps<Query, Option>) {
  const data = usePreloadedQuery<Query>(query, queryRef);
  const options = useMemo(() => optionsOf(data), [optionsOf, data]);
  return <Told options={options} onOptions={onOptions} />;
}

interface ToldProps<Option> {
  /** Null when none could be loaded. */
  readonly options: readonly Option[] | null;
  readonly onOptions: (options: readonly Option[] | null) => void;
}

function Told<Option>({ options, onOptions }: ToldProps<Option>) {
  const tell = useEffectEvent((told: readonly Option[] | null) => onOptions(told));
  useEffect(() => tell(options), [options]);
  return null;
}
