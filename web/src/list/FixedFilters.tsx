import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { startTransition } from "react";
import { useSearchParams } from "react-router";
import { FilterChip } from "#/ui/FilterChip.tsx";
import { FilterChips } from "#/ui/FilterChips.tsx";
import { writeFilter } from "./listChange.ts";
import type { ListFilter } from "./listFilter.ts";
import { useSearchChange } from "./useSearchChange.ts";

/** A filter by words that are the same for everybody. */
export interface FixedFilter {
  readonly filter: ListFilter;
  readonly label: MessageDescriptor;
  readonly options: readonly { readonly id: string; readonly label: MessageDescriptor }[];
}

/** Filters of a list as chips, where what can be chosen is known without asking: `ListFilters` are for all others. */
export function FixedFilters({ filters }: { readonly filters: readonly FixedFilter[] }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const write = (chosen: readonly FixedFilter[], values: readonly string[]) =>
    startTransition(() =>
      changeSearch((current) =>
        chosen.reduce((next, { filter }) => writeFilter(next, filter, values), current),
      ),
    );
  return (
    <FilterChips
      label={t`Filters`}
      clearLabel={t`Clear filters`}
      isUsed={filters.some(({ filter }) => filter.read(search).length > 0)}
      onClear={() => write(filters, [])}
    >
      {filters.map((one) => {
        const label = t(one.label);
        return (
          <FilterChip
            key={one.filter.name}
            label={label}
            clearLabel={t`Clear filter: ${label}`}
            countLabel={(count) => t`${count} chosen`}
            isSingle={one.filter.isSingle}
            options={one.options.map((option) => ({ id: option.id, label: t(option.label) }))}
            value={one.filter.read(search)}
            onChange={(values) => write([one], values)}
          />
        );
      })}
    </FilterChips>
  );
}
