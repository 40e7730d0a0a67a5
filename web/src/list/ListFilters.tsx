import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { type ComponentType, lazy, type ReactNode, startTransition, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { Button } from "#/ui/Button.tsx";
import { FilterChip } from "#/ui/FilterChip.tsx";
import { FilterChips } from "#/ui/FilterChips.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { writeFilter } from "./listChange.ts";
import type { ListFilter } from "./listFilter.ts";
import type { FoundNames } from "./LostChoices.tsx";
import type { PickerField } from "./RecordPicker.tsx";
import { useSearchChange } from "./useSearchChange.ts";

// Few lists are filtered by what is not among the choices.
const LostChoices = lazy(() => import("./LostChoices.tsx"));

/** A filter of a list as a chip. */
export interface DeclaredFilter {
  readonly filter: ListFilter;
  readonly label: MessageDescriptor;
  /** What can be chosen, where it is the same for everybody. */
  readonly options?: readonly { readonly id: string; readonly label: MessageDescriptor }[];
  /** The field that finds what can be chosen, where there may be thousands; its code comes when a chip is opened. */
  readonly picker?: ComponentType<PickerField>;
}

/** What can be chosen, where it depends on the company: by the names of the filters. */
export interface Choices {
  readonly state: "waiting" | "failed" | "here";
  readonly options: Readonly<Record<string, readonly SelectOption[]>>;
}

const none: Choices = { state: "here", options: {} };

interface ListFiltersProps {
  readonly filters: readonly DeclaredFilter[];
  readonly choices?: Choices;
  /** The pointer or the focus comes near. */
  readonly onNear?: () => void;
  /** What fetches the choices; shows nothing. */
  readonly children?: ReactNode;
}

/** So many filters are in sight; one more is shown rather than hidden behind a button. */
const inSight = 6;

/** Filters of a list, as chips whose choices stand in the address. */
export function ListFilters({ filters, choices = none, onNear, children }: ListFiltersProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const [names, setNames] = useState<FoundNames>({});
  const addNames = (found: FoundNames) => setNames((known) => ({ ...known, ...found }));
  const [isWhole, setIsWhole] = useState(false);
  // A chip that was used stays until the page goes: one that is emptied does not vanish under the finger.
  const [used, setUsed] = useState<readonly string[]>([]);

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
  const lostOf = ({ filter, options, picker }: DeclaredFilter) => {
    const known = choices.options[filter.name];
    if (options || (!picker && choices.state !== "here")) return [];
    return filter.read(search).filter((value) => !known?.some(({ id }) => id === value));
  };
  const lost = filters.flatMap(lostOf).filter((id) => !(id in names));
  const emptyTexts = {
    waiting: t`Loading`,
    failed: t`These choices could not be loaded.`,
    here: t`Nothing to choose from yet`,
  };
  return (
    <div className="list-filters" onPointerEnter={onNear} onFocusCapture={onNear}>
      <FilterChips
        label={t`Filters`}
        isUsed={filters.some(isUsed)}
        clearLabel={t`Clear filters`}
        onClear={clear}
      >
        {(hasMore && !isWhole ? first : filters).map((one) => {
          const { filter, label: message, options, picker: Picker } = one;
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
              emptyText={emptyTexts[choices.state]}
              options={
                options?.map((option) => ({ id: option.id, label: t(option.label) })) ?? [
                  ...missing,
                  ...(choices.options[filter.name] ?? []),
                ]
              }
              value={value}
              // Of a filter by one value, the newest choice replaces the one before.
              onChange={(ids) =>
                choose(filter, filter.isSingle ? ids.filter((id) => !value.includes(id)).slice(-1) : ids)
              }
              panel={
                Picker &&
                ((close) => (
                  <Suspense fallback={<output className="ui-list-empty">{t`Loading`}</output>}>
                    <Picker
                      label={label}
                      onClose={close}
                      chosen={missing[0] ?? null}
                      onChoose={(option) => {
                        if (option) addNames({ [option.id]: option.label });
                        choose(filter, option ? [option.id] : []);
                      }}
                    />
                  </Suspense>
                ))
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
            <LostChoices ids={lost} to={addNames} />
          </Suspense>
        </ErrorBoundary>
      )}
      {children}
    </div>
  );
}
