import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { lazy, startTransition, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { type GraphQLTaggedNode, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router";
import type { OperationType } from "relay-runtime";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { Button } from "#/ui/Button.tsx";
import { FilterChip } from "#/ui/FilterChip.tsx";
import { FilterChips } from "#/ui/FilterChips.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { writeFilter } from "./listChange.ts";
import type { ListFilter } from "./listFilter.ts";
import type { FoundNames } from "./LostChoices.tsx";
import { useSearchChange } from "./useSearchChange.ts";

// Few lists are filtered by what is not among the choices.
const LostChoices = lazy(() => import("./LostChoices.tsx"));

/** A filter of a list as a chip. */
export interface DeclaredFilter {
  readonly filter: ListFilter;
  readonly label: MessageDescriptor;
  /** What can be chosen; what depends on the company comes from the query. */
  readonly options?: readonly { readonly id: string; readonly label: MessageDescriptor }[];
}

/** The query that brings what can be chosen, by the names of the filters. */
export interface FilterOptions<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  /** Always the same function. */
  readonly optionsOf: (data: Query["response"]) => Readonly<Record<string, readonly SelectOption[]>>;
}

interface ListFiltersProps<Query extends OperationType> {
  readonly filters: readonly DeclaredFilter[];
  readonly options: FilterOptions<Query>;
  readonly variables: Query["variables"];
}

/** So many filters are in sight; one more is shown rather than hidden behind a button. */
const inSight = 6;

/**
 * Filters of a list, as chips whose choices stand in the address. What can be chosen is fetched when the pointer or the
 * focus comes near, not with the list: most visits never open a filter. The chips stand outside the boundary that waits
 * for it, because a chip that is being pressed or has the focus must not be replaced.
 */
export function ListFilters<Query extends OperationType>({
  filters,
  options: { query, optionsOf },
  variables,
}: ListFiltersProps<Query>) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const [optionsRef, loadOptions] = useQueryLoader<Query>(query);
  const [found, setFound] = useState(waiting);
  const [attempt, setAttempt] = useState(1);
  const [names, setNames] = useState<FoundNames>({});
  const [isWhole, setIsWhole] = useState(false);
  // A chip that was used stays until the page goes: one that is emptied does not vanish under the finger.
  const [used, setUsed] = useState<readonly string[]>([]);
  const load = () => loadOptions(variables);
  const fetchOptions = () => {
    if (!optionsRef) load();
    if (found.state !== "failed") return;
    setFound(waiting);
    setAttempt(attempt + 1);
    load();
  };
  // A chip in use shows the name of its choice, so its names are needed at once.
  const needsNames = filters.some(({ filter, options }) => !options && filter.read(search).length > 0);
  const fetchNames = useEffectEvent(() => optionsRef || load());
  useEffect(() => {
    if (needsNames) fetchNames();
  }, [needsNames]);

  const choose = (filter: ListFilter, values: readonly string[]) => {
    setUsed([...used, filter.name]);
    startTransition(() => changeSearch((current) => writeFilter(current, filter, values)));
  };
  const clear = () =>
    startTransition(() =>
      changeSearch((current) => filters.reduce((next, { filter }) => writeFilter(next, filter, []), current)),
    );
  const isUsed = ({ filter }: DeclaredFilter) => filter.read(search).length > 0;
  const first = filters.filter(
    (one, index) => index < inSight || isUsed(one) || used.includes(one.filter.name),
  );
  const hasMore = filters.length > first.length + 1;
  const lostOf = ({ filter, options }: DeclaredFilter) => {
    const known = found.options[filter.name];
    if (options || found.state !== "here") return [];
    return filter.read(search).filter((value) => !known?.some(({ id }) => id === value));
  };
  const lost = filters.flatMap(lostOf);
  const emptyTexts = {
    waiting: t`Loading`,
    failed: t`These choices could not be loaded.`,
    here: t`Nothing to choose from yet`,
  };
  return (
    <div className="list-filters" onPointerEnter={fetchOptions} onFocusCapture={fetchOptions}>
      <FilterChips
        label={t`Filters`}
        isUsed={filters.some(isUsed)}
        clearLabel={t`Clear filters`}
        onClear={clear}
      >
        {(hasMore && !isWhole ? first : filters).map((one) => {
          const { filter, label: message, options } = one;
          const label = t(message);
          // Also what is gone is called something, so that it can be seen and taken away.
          const missing = lostOf(one)
            .filter((id) => id in names)
            .map((id) => ({ id, label: names[id] ?? t`(deleted)` }));
          const value = filter.read(search);
          return (
            <FilterChip
              key={filter.name}
              label={label}
              clearLabel={t`Clear filter: ${label}`}
              countLabel={(count) => t`${count} chosen`}
              emptyText={emptyTexts[found.state]}
              options={
                options?.map((option) => ({ id: option.id, label: t(option.label) })) ?? [
                  ...missing,
                  ...(found.options[filter.name] ?? []),
                ]
              }
              value={value}
              // Of a filter by one value, the newest choice replaces the one before.
              onChange={(ids) =>
                choose(filter, filter.isSingle ? ids.filter((id) => !value.includes(id)).slice(-1) : ids)
              }
            />
          );
        })}
        {hasMore && (
          <Button variant="quiet" size="small" onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? t`Fewer filters` : t`More filters`}
          </Button>
        )}
      </FilterChips>
      {lost.length > 0 && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <LostChoices ids={lost} to={setNames} />
          </Suspense>
        </ErrorBoundary>
      )}
      {optionsRef && (
        <ErrorBoundary resetKey={String(attempt)} fallback={() => <Report found={failed} to={setFound} />}>
          <Suspense>
            <Fetched queryRef={optionsRef} query={query} optionsOf={optionsOf} to={setFound} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

interface Found {
  readonly state: "waiting" | "failed" | "here";
  readonly options: Readonly<Record<string, readonly SelectOption[]>>;
}

const waiting: Found = { state: "waiting", options: {} };
const failed: Found = { state: "failed", options: {} };

interface ReportProps {
  readonly found: Found;
  readonly to: (found: Found) => void;
}

/** Hands the choices up to the chips; shows nothing. */
function Report({ found, to }: ReportProps) {
  useEffect(() => to(found), [found, to]);
  return null;
}

interface FetchedProps<Query extends OperationType> extends FilterOptions<Query> {
  readonly queryRef: PreloadedQuery<Query>;
  readonly to: (found: Found) => void;
}

function Fetched<Query extends OperationType>({ queryRef, query, optionsOf, to }: FetchedProps<Query>) {
  const data = usePreloadedQuery<Query>(query, queryRef);
  const found = useMemo<Found>(() => ({ state: "here", options: optionsOf(data) }), [data, optionsOf]);
  return <Report found={found} to={to} />;
}
