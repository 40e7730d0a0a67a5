import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { OperationType } from "relay-runtime";
import { useFormats } from "#/i18n/useFormats.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { filterKeyOf } from "../listChange.ts";
import type { ListCount } from "../listDeclaration.ts";
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
        {list.count && " "}
        {list.count && <ViewCount count={list.count} search={target} />}
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

interface ViewCountProps<Query extends OperationType> {
  readonly count: ListCount<Query>;
  readonly search: URLSearchParams;
}

/** How many records a view shows. Nothing until that is known, and where it cannot be. */
function ViewCount<Query extends OperationType>({ count, search }: ViewCountProps<Query>) {
  const [queryRef, load] = useQueryLoader<Query>(count.query);
  const variables = count.variables(search);
  const key = JSON.stringify(variables);
  const ask = useEffectEvent((_key: string) => load(variables));
  useEffect(() => ask(key), [key]);
  return (
    <span className="list-view-count">
      {queryRef && (
        <ErrorBoundary resetKey={key} fallback={() => null}>
          <Suspense fallback={null}>
            <Counted queryRef={queryRef} count={count} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}

interface CountedProps<Query extends OperationType> {
  readonly queryRef: PreloadedQuery<Query>;
  readonly count: ListCount<Query>;
}

function Counted<Query extends OperationType>({ queryRef, count }: CountedProps<Query>) {
  const formats = useFormats();
  const found = count.read(usePreloadedQuery<Query>(count.query, queryRef));
  return found === undefined ? null : formats.count(found);
}
