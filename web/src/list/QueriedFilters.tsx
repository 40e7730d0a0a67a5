import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { type GraphQLTaggedNode, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router";
import type { OperationType } from "relay-runtime";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { type Choices, type DeclaredFilter, ListFilters } from "./ListFilters.tsx";

/** The query that brings what can be chosen, by the names of the filters. */
export interface FilterOptions<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  /** Always the same function. */
  readonly optionsOf: (data: Query["response"]) => Readonly<Record<string, readonly SelectOption[]>>;
}

interface QueriedFiltersProps<Query extends OperationType> {
  readonly filters: readonly DeclaredFilter[];
  readonly options: FilterOptions<Query>;
  readonly variables: Query["variables"];
}

/**
 * Filters of a list of which some offer a short list that the company decides, all of it at once. It is fetched when the
 * pointer or the focus comes near, not with the list: most visits never open a filter. The chips stand outside the
 * boundary that waits for it, because a chip that is being pressed or has the focus must not be replaced.
 */
export function QueriedFilters<Query extends OperationType>({
  filters,
  options: { query, optionsOf },
  variables,
}: QueriedFiltersProps<Query>) {
  const [search] = useSearchParams();
  const [optionsRef, loadOptions] = useQueryLoader<Query>(query);
  const [choices, setChoices] = useState(waiting);
  const [attempt, setAttempt] = useState(1);
  const load = () => loadOptions(variables);
  const fetchOptions = () => {
    if (!optionsRef) load();
    if (choices.state !== "failed") return;
    setChoices(waiting);
    setAttempt(attempt + 1);
    load();
  };
  // A chip in use shows the name of its choice, so its names are needed at once.
  const needsNames = filters.some(
    ({ filter, options, picker }) => !options && !picker && filter.read(search).length > 0,
  );
  const fetchNames = useEffectEvent(() => optionsRef || load());
  useEffect(() => {
    if (needsNames) fetchNames();
  }, [needsNames]);
  return (
    <ListFilters filters={filters} choices={choices} onNear={fetchOptions}>
      {optionsRef && (
        <ErrorBoundary
          resetKey={String(attempt)}
          fallback={() => <Report choices={failed} to={setChoices} />}
        >
          <Suspense>
            <Fetched queryRef={optionsRef} query={query} optionsOf={optionsOf} to={setChoices} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ListFilters>
  );
}

const waiting: Choices = { state: "waiting", options: {} };
const failed: Choices = { state: "failed", options: {} };

interface ReportProps {
  readonly choices: Choices;
  readonly to: (choices: Choices) => void;
}

/** Hands the choices up to the chips; shows nothing. */
function Report({ choices, to }: ReportProps) {
  useEffect(() => to(choices), [choices, to]);
  return null;
}

interface FetchedProps<Query extends OperationType> extends FilterOptions<Query> {
  readonly queryRef: PreloadedQuery<Query>;
  readonly to: (choices: Choices) => void;
}

function Fetched<Query extends OperationType>({ queryRef, query, optionsOf, to }: FetchedProps<Query>) {
  const data = usePreloadedQuery<Query>(query, queryRef);
  const choices = useMemo<Choices>(() => ({ state: "here", options: optionsOf(data) }), [data, optionsOf]);
  return <Report choices={choices} to={to} />;
}
