/* oxlint-disable relay/unused-fields -- the panel and the address read the views */
import { useLingui } from "@lingui/react/macro";
import { Bookmark } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router";
import type { SavedViewsQuery } from "#/__generated__/SavedViewsQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Popover } from "#/ui/Popover.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import type { ListRules } from "../listAddress.ts";
import type { Columns } from "../useColumns.ts";
import { useSearchChange } from "../useSearchChange.ts";
import { SavedViewPanel } from "./SavedViewPanel.tsx";
import { searchOf, type ViewState, viewParameter } from "./viewState.ts";

const query = graphql`
  query SavedViewsQuery($list: String!) @throwOnFieldError {
    viewer {
      permissions
      savedViews(list: $list) {
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
            }
            pageSize
            mode
          }
        }
      }
    }
  }
`;

/** A list whose views these are. */
export interface ViewedList {
  readonly id: string;
  readonly rules: ListRules;
  readonly columns: Columns<{ readonly id: string }>;
}

/** The views of a list behind a button, asked for after the list itself. Without it where the service keeps none. */
export default function SavedViews({ list }: { readonly list: ViewedList }) {
  const [queryRef, load] = useQueryLoader<SavedViewsQuery>(query);
  const ask = useEffectEvent((id: string) => load({ list: id }));
  useEffect(() => ask(list.id), [list.id]);
  return (
    <ErrorBoundary fallback={() => null}>
      {queryRef && <Found list={list} queryRef={queryRef} />}
    </ErrorBoundary>
  );
}

interface FoundProps {
  readonly list: ViewedList;
  readonly queryRef: PreloadedQuery<SavedViewsQuery>;
}

function Found({ list, queryRef }: FoundProps) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<SavedViewsQuery>(query, queryRef);
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const [isOpen, setIsOpen] = useState(false);
  const views = viewer?.savedViews;
  const chosenId = search.get(viewParameter);
  const wanted = views?.find(({ view }) => view.id === chosenId)?.view;

  const show = (state: ViewState, id: string | null, replace = false) =>
    changeSearch(() => searchOf(state, list.rules, id), { replace, preventScrollReset: true });
  const showColumns = useEffectEvent((columns: ViewState["columns"]) => {
    if (!columns) return;
    const known = list.columns.all.map(({ id }) => id);
    const shown = columns.map(({ column }) => column).filter((id) => known.includes(id));
    list.columns.show({
      order: [...shown, ...known.filter((id) => !shown.includes(id))],
      hidden: known.filter((id) => !shown.includes(id)),
    });
  });
  // Whoever comes without saying what they want to see is shown their default, once.
  const open = useEffectEvent(() => {
    const standard = views?.find(({ isDefault }) => isDefault)?.view;
    if (search.size === 0 && standard) show(standard.state, standard.id, true);
  });
  useEffect(() => open(), []);
  const wantedId = wanted?.id;
  const columnsOfWanted = JSON.stringify(wanted?.state.columns ?? null);
  const takeColumns = useEffectEvent(() =>
    wanted ? showColumns(wanted.state.columns) : list.columns.show(null),
  );
  useEffect(() => takeColumns(), [wantedId, columnsOfWanted]);

  if (!viewer || !views) return null;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Tooltip text={t`Views`}>
        <IconButton icon={Bookmark} size="small" label={t`Views`} />
      </Tooltip>
      <Popover placement="bottom end">
        <Dialog className="list-views" aria-label={t`Views`}>
          <SavedViewPanel
            list={list}
            views={views}
            chosen={wanted}
            mayShare={viewer.permissions.includes("VIEW_CREATE")}
            onShow={(view) => {
              setIsOpen(false);
              if (view) show(view.state, view.id);
              else changeSearch(() => new URLSearchParams());
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
