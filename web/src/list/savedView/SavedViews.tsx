/* oxlint-disable relay/unused-fields -- the panel and the address read the views */
import { useLingui } from "@lingui/react/macro";
import { lazy, startTransition, Suspense, use, useEffect, useEffectEvent, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router";
import type { SavedViewsQuery } from "#/__generated__/SavedViewsQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { PersonContext } from "#/relay/PersonContext.ts";
import { ErrorState } from "#/ui/ErrorState.tsx";
import { Popover } from "#/ui/Popover.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { useSearchChange } from "../useSearchChange.ts";
import { keepOpening } from "./openings.ts";
import { noticeViews } from "./noticedViews.ts";
import type { ViewQuestion } from "./savedViewDialogs.tsx";
import { SavedViewPanel } from "./SavedViewPanel.tsx";
import { type ShownView, type ViewedList, wholeList } from "./viewedList.ts";
import { viewParameter } from "./viewParameter.ts";
import {
  type Choice,
  columnsShown,
  isBare,
  isSameView,
  modeOf,
  readyView,
  searchOf,
  type ViewState,
} from "./viewState.ts";
import { ViewTabs } from "./ViewTabs.tsx";
import "./savedView.css";

const loadDialogs = () => import("./savedViewDialogs.tsx");
const SavedViewDialog = lazy(loadDialogs);

const query = graphql`
  query SavedViewsQuery($list: String!) @throwOnFieldError {
    viewer {
      permissions
      savedViews(list: $list) {
        isPinned
        isHidden
        isDefault
        view {
          id
          name
          isShared
          isDefaultForEverybody
          version
          viewerCanChange
          state {
            search
            filters {
              name
              values
            }
            sort {
              column
              isDescending
            }
            columns {
              column
              width
            }
            pageSize
            mode
          }
        }
      }
    }
  }
`;

interface SavedViewsProps {
  readonly list: ViewedList;
  /** The list is being opened: an address that says nothing of it shows the person's default. */
  readonly isOpening: boolean;
  /** Where tabs stand. */
  readonly place: HTMLElement | null;
  readonly onClose: () => void;
  readonly onShown: (shown: ShownView | null) => void;
}

/** Shows the view that the address names, and in a panel what views there are. The button around it stays as it is meanwhile. */
export default function SavedViews({ list, isOpening, place, onClose, onShown }: SavedViewsProps) {
  const { t } = useLingui();
  const [queryRef, load] = useQueryLoader<SavedViewsQuery>(query);
  const [attempt, setAttempt] = useState(1);
  const [question, setQuestion] = useState<ViewQuestion>();
  const show = useShow(list);
  // Colleagues share views and change shared ones: what was read before shows at once, and is read again.
  const read = () => load({ list: list.id }, { fetchPolicy: "store-and-network" });
  const ask = useEffectEvent(() => read());
  useEffect(() => ask(), []);
  const retry = () => {
    setAttempt(attempt + 1);
    read();
  };
  const waiting = (
    <output className="list-views-waiting" aria-label={t`Loading`}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
    </output>
  );
  return (
    <>
      {queryRef && (
        <ErrorBoundary resetKey={String(attempt)} fallback={() => null}>
          <Suspense fallback={null}>
            <Shown
              list={list}
              queryRef={queryRef}
              isOpening={isOpening}
              place={place}
              onShow={show}
              onShown={onShown}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <Popover placement="bottom end">
        <Dialog className="list-views" aria-label={t`Views`}>
          <ErrorBoundary
            resetKey={String(attempt)}
            fallback={() => (
              <ErrorState
                title={t`The views could not be loaded.`}
                retryLabel={t`Try again`}
                onRetry={retry}
              />
            )}
          >
            <Suspense fallback={waiting}>
              {queryRef ? (
                <Panel
                  list={list}
                  queryRef={queryRef}
                  onShow={(choice) => {
                    onClose();
                    show(choice);
                  }}
                  onAsk={(question) => {
                    onClose();
                    setQuestion(question);
                  }}
                  onRefused={read}
                />
              ) : (
                waiting
              )}
            </Suspense>
          </ErrorBoundary>
        </Dialog>
      </Popover>
      {question && (
        <Suspense fallback={null}>
          <SavedViewDialog
            list={list.id}
            question={question}
            onShow={show}
            onClose={() => setQuestion(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ShownProps {
  readonly list: ViewedList;
  readonly queryRef: PreloadedQuery<SavedViewsQuery>;
  readonly isOpening: boolean;
  readonly place: HTMLElement | null;
  readonly onShow: Show;
  readonly onShown: (shown: ShownView | null) => void;
}

/** The views of a list, the one that its address names, and whether the list was changed since. */
function useViews(list: ViewedList, queryRef: PreloadedQuery<SavedViewsQuery>) {
  const { viewer } = usePreloadedQuery<SavedViewsQuery>(query, queryRef);
  const [search] = useSearchParams();
  const views = viewer?.savedViews;
  const id = search.get(viewParameter);
  const { t } = useLingui();
  const ready = (list.views ?? []).map((one) => readyView(one, t(one.name)));
  const named = [...(views ?? []).map(({ view }) => view), ...ready].find((view) => view.id === id);
  const columns = {
    shown: columnsShown(list.columns),
    known: list.columns.all.map(({ id }) => id),
  };
  const isChanged = named !== undefined && !isSameView(search, named.state, list.rules, columns);
  const hasDefault = views?.some(({ isDefault }) => isDefault) ?? false;
  const whole: Choice = { id: hasDefault ? wholeList : null, state: null };
  return {
    views,
    ready,
    named,
    isChanged,
    whole,
    mayShare: viewer?.permissions.includes("VIEW_CREATE") ?? false,
  };
}

/** Gives the list the columns of the view that its address names, and the button its name. And what is pinned stands as tabs over it. */
function Shown({ list, queryRef, isOpening, place, onShow, onShown }: ShownProps) {
  const person = use(PersonContext);
  const [search] = useSearchParams();
  const { views, named, isChanged, whole } = useViews(list, queryRef);
  const standard = views?.find(({ isDefault }) => isDefault)?.view;
  // Once: who then chooses the whole list wants to see it.
  const open = useEffectEvent(() => {
    if (isOpening && standard && isBare(search, list.rules)) onShow(standard, { replace: true });
  });
  useEffect(() => open(), []);
  const pinned = (views ?? []).flatMap(({ isPinned, view }) => (isPinned ? [view] : []));
  const opensWith = standard ? "default" : null;
  const noticed = pinned.length > 0 ? "tabs" : opensWith;
  useEffect(() => noticeViews(person, list.id, noticed), [person, list.id, noticed]);
  const keepStandard = useEffectEvent((_key: string) => {
    if (views) keepOpening(list.id, standard ? { viewId: standard.id, state: standard.state } : null);
  });
  const standardKey = JSON.stringify([standard?.id, standard?.state]);
  useEffect(() => keepStandard(standardKey), [standardKey]);
  // The address follows the link; columns do not stand in it.
  const mode = modeOf(search);
  const onPick = ({ state }: Choice) => list.columns.show(chosenOf(list, state, mode));
  const name = named?.name;
  // The id, so that another view of the same columns brings them back as well.
  const key = named && JSON.stringify([named.id, named.state.columns]);
  const showColumns = useEffectEvent((_key: string | undefined, mode: string | null) =>
    list.columns.show(chosenOf(list, named?.state ?? null, mode)),
  );
  const tell = useEffectEvent(onShown);
  useEffect(() => showColumns(key, mode), [key, mode]);
  useEffect(() => tell(name === undefined ? null : { name, isChanged }), [name, isChanged]);
  if (!place || pinned.length === 0) return null;
  return <ViewTabs list={list} place={place} pinned={pinned} named={named} whole={whole} onPick={onPick} />;
}

/**
 * The columns of a view as a choice. Those that the list has no more are left out; none is as the person has them, and so it is
 * where the view is not of what stands in place of the table: that has other columns.
 */
function chosenOf(list: ViewedList, state: ViewState | null, mode: string | null) {
  if (state === null || (state.mode ?? null) !== mode) return null;
  const known = list.columns.all.map(({ id }) => id);
  const shown = (state.columns ?? []).filter(({ column }) => known.includes(column));
  const order = shown.map(({ column }) => column);
  const hidden = known.filter((id) => !order.includes(id));
  const widths = Object.fromEntries(shown.flatMap(({ column, width }) => (width ? [[column, width]] : [])));
  return shown.length > 0 ? { order: [...order, ...hidden], hidden, widths } : null;
}

type Show = (choice: Choice, options?: { readonly replace: boolean }) => void;

function useShow(list: ViewedList): Show {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  return ({ id, state }, options) => {
    list.columns.show(chosenOf(list, state, modeOf(search)));
    startTransition(() =>
      changeSearch((current) => searchOf(state, list.rules, id, current), {
        ...options,
        preventScrollReset: true,
      }),
    );
  };
}

interface PanelProps {
  readonly list: ViewedList;
  readonly queryRef: PreloadedQuery<SavedViewsQuery>;
  readonly onShow: Show;
  readonly onAsk: (question: ViewQuestion) => void;
  readonly onRefused: () => void;
}

function Panel({ queryRef, onShow, ...props }: PanelProps) {
  const { t } = useLingui();
  const { views, whole, ...found } = useViews(props.list, queryRef);
  // What is typed right after a press belongs to the dialog, which must not be on its way then.
  useEffect(() => void loadDialogs(), []);
  if (!views) return <p className="list-views-none">{t`Views are not kept here.`}</p>;
  return <SavedViewPanel {...props} {...found} views={views} onShow={(view) => onShow(view ?? whole)} />;
}
