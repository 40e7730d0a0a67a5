import { useLingui } from "@lingui/react/macro";
import { Check, Plus } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useSearchParams } from "react-router";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { reportError } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import type { MenuAction } from "#/ui/Menu.tsx";
import { MoreMenu } from "#/ui/MoreMenu.tsx";
import { Truncate } from "#/ui/Truncate.tsx";
import { filterKeyOf } from "../listChange.ts";
import type { ViewQuestion } from "./savedViewDialogs.tsx";
import { useSavedViewChanges } from "./useSavedViewChanges.ts";
import type { ViewedList } from "./viewedList.ts";
import { columnsShown, type ListedView, searchOf, stateOf, type View } from "./viewState.ts";

interface SavedViewPanelProps {
  readonly list: ViewedList;
  readonly views: readonly ListedView[];
  /** Those that the list comes with. */
  readonly ready: readonly View[];
  /** The one that the address names. */
  readonly named: View | undefined;
  /** Whether the list shows something else than that by now. */
  readonly isChanged: boolean;
  readonly mayShare: boolean;
  /** Null is the whole list. */
  readonly onShow: (view: Pick<View, "id" | "state"> | null) => void;
  readonly onAsk: (question: ViewQuestion) => void;
  /** Something was not done, perhaps because the views are others by now. */
  readonly onRefused: () => void;
}

/** The views of a list to choose from, with what can be done with each, and what was changed of the one that is shown. */
export function SavedViewPanel({
  list,
  views,
  ready,
  named,
  isChanged,
  mayShare,
  onShow,
  onAsk,
  onRefused,
}: SavedViewPanelProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [hasHidden, setHasHidden] = useState(false);
  const { edit, isPending } = useSavedViewChanges(list.id);
  const told = useTold(onRefused);
  const state = stateOf(search, list.rules, columnsShown(list.columns));
  const seen = views.filter(({ view, isHidden }) => !isHidden || view.id === named?.id);
  const hidden = views.filter((one) => !seen.includes(one));
  const groups = [
    { title: t`My views`, views: seen.filter(({ view }) => !view.isShared) },
    { title: t`Shared views`, views: seen.filter(({ view }) => view.isShared) },
    ...(hasHidden ? [{ title: t`Hidden views`, views: hidden }] : []),
  ];
  return (
    <>
      {named && isChanged && (
        <div className="list-views-changed">
          <span className="list-views-changed-name">
            <Truncate>{named.name}</Truncate>
            <span>{t`Changed`}</span>
          </span>
          {named.viewerCanChange && (
            <Button
              size="small"
              variant="primary"
              isPending={isPending}
              pendingLabel={t`Saving`}
              onPress={() => void told(edit({ id: named.id, version: named.version, state }))}
            >
              {t`Save`}
            </Button>
          )}
          <Button size="small" onPress={() => onShow(named)}>
            {t`Reset`}
          </Button>
        </div>
      )}
      <div className="list-views-groups">
        <ViewButton isCurrent={!named && filterKeyOf(search, list.rules) === ""} onPress={() => onShow(null)}>
          {t`The whole list`}
        </ViewButton>
        {ready.map((view) => (
          <ViewButton key={view.id} isCurrent={view.id === named?.id} onPress={() => onShow(view)}>
            {view.name}
          </ViewButton>
        ))}
        {groups.map(
          ({ title, views }) =>
            views.length > 0 && (
              <section key={title} aria-label={title}>
                <h3 className="list-views-heading">{title}</h3>
                <ul>
                  {views.map((one, index) => (
                    <ViewRow
                      key={one.view.id}
                      list={list}
                      listed={one}
                      before={views[index - 1]?.view.id}
                      after={views[index + 1]?.view.id}
                      isCurrent={one.view.id === named?.id}
                      mayShare={mayShare}
                      onShow={() => onShow(one.view)}
                      onAsk={onAsk}
                      onRefused={onRefused}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
        {views.length === 0 && (
          <p className="list-views-none">
            {t`Search, filter and sort the list and choose its columns; then keep that here under a name.`}
          </p>
        )}
      </div>
      <div className="list-views-foot">
        <Button
          variant="quiet"
          size="small"
          icon={Plus}
          isFullWidth
          onPress={() => onAsk({ kind: "add", name: "", state, mayShare })}
        >
          {t`Save this list as a view`}
        </Button>
        {hidden.length > 0 && (
          <Button variant="quiet" size="small" isFullWidth onPress={() => setHasHidden(!hasHidden)}>
            {hasHidden ? t`Leave hidden views out` : t`Show hidden views`}
          </Button>
        )}
      </div>
    </>
  );
}

/** Says why something was not done; what was done shows by itself. */
function useTold(onRefused: () => void) {
  const notifier = use(NotifierContext);
  return async (change: Promise<MutationError | null | undefined>) => {
    const error = await change;
    if (error) {
      reportError(notifier, error);
      onRefused();
    }
    return error;
  };
}

interface ViewButtonProps {
  readonly isCurrent: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function ViewButton({ isCurrent, onPress, children }: ViewButtonProps) {
  return (
    <AriaButton
      className="ui-list-item list-view-button"
      onPress={onPress}
      {...(isCurrent && { "aria-current": "true" as const })}
    >
      {isCurrent ? <Icon of={Check} size={14} /> : <span className="list-view-unchosen" />}
      {children}
    </AriaButton>
  );
}

interface ViewRowProps extends Pick<SavedViewPanelProps, "list" | "mayShare" | "onAsk" | "onRefused"> {
  readonly listed: ListedView;
  /** Its neighbours among those it stands with. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly isCurrent: boolean;
  readonly onShow: () => void;
}

function ViewRow({
  list,
  listed,
  before,
  after,
  isCurrent,
  mayShare,
  onShow,
  onAsk,
  onRefused,
}: ViewRowProps) {
  const { t } = useLingui();
  const { edit, setDefault, arrange, move } = useSavedViewChanges(list.id);
  const told = useTold(onRefused);
  const offerUndo = useUndoOffer();
  const { view, isDefault, isHidden, isPinned } = listed;
  const { id, name, version, viewerCanChange, isShared, isDefaultForEverybody } = view;
  /** What the view shows, as far as this list knows it. */
  const copied = () => stateOf(searchOf(view.state, list.rules, null), list.rules, view.state.columns ?? []);
  const share = async () => {
    const error = await told(edit({ id, version, isShared: true }));
    if (error === null) offerUndo(t`${name} is shared now`, () => edit({ id, isShared: false }));
  };
  const actions: readonly (MenuAction & { readonly isShown?: boolean; readonly run: () => unknown })[] = [
    {
      id: "rename",
      label: t`Rename`,
      isShown: viewerCanChange,
      run: () => onAsk({ kind: "rename", view }),
    },
    {
      id: "copy",
      label: t`Make a copy`,
      run: () => onAsk({ kind: "add", name: t`Copy of ${name}`, state: copied(), mayShare }),
    },
    {
      id: "share",
      label: t`Share it`,
      isShown: viewerCanChange && mayShare && !isShared,
      run: share,
    },
    {
      id: "pin",
      label: isPinned ? t`Unpin` : t`Pin as a tab`,
      run: () => told(arrange({ id, isPinned: !isPinned })),
    },
    {
      id: "default",
      label: isDefault ? t`Open the list without it` : t`Open the list with it`,
      run: () => told(setDefault({ list: list.id, viewId: isDefault ? null : id, forEverybody: false })),
    },
    {
      id: "everybody",
      label: isDefaultForEverybody ? t`No default for everybody` : t`Default for everybody`,
      isShown: viewerCanChange && isShared,
      run: () =>
        told(setDefault({ list: list.id, viewId: isDefaultForEverybody ? null : id, forEverybody: true })),
    },
    {
      id: "earlier",
      label: t`Move up`,
      isDisabled: before === undefined,
      isShown: !isHidden,
      run: () => told(move({ id, beforeId: before ?? null })),
    },
    {
      id: "later",
      label: t`Move down`,
      isDisabled: after === undefined,
      isShown: !isHidden,
      run: () => told(move({ id, afterId: after ?? null })),
    },
    {
      id: "hide",
      label: isHidden ? t`Show it again` : t`Hide`,
      run: () => told(arrange({ id, isHidden: !isHidden })),
    },
    {
      id: "delete",
      label: t`Delete`,
      isDangerous: true,
      isShown: viewerCanChange,
      run: () => onAsk({ kind: "delete", view }),
    },
  ];
  return (
    <li className="list-view">
      <ViewButton isCurrent={isCurrent} onPress={onShow}>
        <Truncate>{name}</Truncate>
        {isDefault && <span className="list-view-note">{t`Default`}</span>}
      </ViewButton>
      <MoreMenu
        label={t`More for ${name}`}
        items={actions.filter(({ isShown = true }) => isShown)}
        onAction={(action) => void actions.find(({ id }) => id === action)?.run()}
      />
    </li>
  );
}
