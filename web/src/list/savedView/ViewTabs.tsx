import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { type GraphQLTaggedNode, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { Variables } from "relay-runtime";
import { useFormats } from "#/i18n/useFormats.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { listVariables } from "../listAddress.ts";
import { filterKeyOf } from "../listChange.ts";
import { type Counting, listCounts, totalOf } from "./listCounts.ts";
import type { ViewedList } from "./viewedList.ts";
import { type Choice, searchOf, type View } from "./viewState.ts";

interface ViewTabsProps {
  readonly list: ViewedList;
  /** Where they stand: over the toolbar. */
  readonly place: HTMLElement;
  readonly pinned: readonly View[];
  readonly named: View | undefined;
  /** What brings the whole list. */
  readonly whole: Choice;
  readonly onPick: (choice: Choice) => void;
}

/** The views that somebody has pinned, each with how many records it shows. */
export function ViewTabs({ list, place, pinned, named, whole, onPick }: ViewTabsProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const isWhole = !named && filterKeyOf(search, list.rules) === "";
  const count = listCounts[list.id];
  const variablesOf = list.variables ?? ((target: URLSearchParams) => listVariables(target, list.rules));
  const tab = (choice: Choice, name: string, isCurrent: boolean) => {
    const target = searchOf(choice.state, list.rules, choice.id, search);
    return (
      <Link
        key={choice.id ?? ""}
        to={{ search: target.toString() }}
        preventScrollReset
        className="list-view-tab"
        onClick={() => onPick(choice)}
        {...(isCurrent && { "aria-current": "true" as const })}
      >
        <span dir="auto">{name}</span>
        {count && " "}
        {count && <ViewCount query={count} variables={variablesOf(target)} />}
      </Link>
    );
  };
  return createPortal(
    <nav className="list-view-tabs" aria-label={t`Views of this list`}>
      {tab(whole, t`The whole list`, isWhole)}
      {pinned.map((view) => tab(view, view.name, view.id === named?.id))}
    </nav>,
    place,
  );
}

interface ViewCountProps {
  readonly query: GraphQLTaggedNode;
  /** Those of the list; what only its rows take is left out. */
  readonly variables: Variables;
}

/** How many records a view shows. Nothing until that is known, and where it cannot be. */
function ViewCount({
  query,
  variables: { first: _first, offset: _offset, orderBy: _order, ...variables },
}: ViewCountProps) {
  const [queryRef, load] = useQueryLoader<Counting>(query);
  const key = JSON.stringify(variables);
  const ask = useEffectEvent((_key: string) => load(variables));
  useEffect(() => ask(key), [key]);
  return (
    <span className="list-view-count">
      {queryRef && (
        <ErrorBoundary resetKey={key} fallback={() => null}>
          <Suspense fallback={null}>
            <Counted queryRef={queryRef} query={query} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}

interface CountedProps {
  readonly queryRef: PreloadedQuery<Counting>;
  readonly query: GraphQLTaggedNode;
}

function Counted({ queryRef, query }: CountedProps) {
  const formats = useFormats();
  const found = totalOf(usePreloadedQuery<Counting>(query, queryRef));
  return found === undefined ? null : formats.count(found);
}
