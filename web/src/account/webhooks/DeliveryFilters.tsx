import { useLingui } from "@lingui/react/macro";
import { useFilter } from "#/list/useListAddress.ts";
import { FilterChip } from "#/ui/FilterChip.tsx";
import { FilterChips } from "#/ui/FilterChips.tsx";
import { deliveryFilters, deliverySpans, deliveryStates, ping } from "./deliveryAddress.ts";
import { useEventTexts } from "./useEventTexts.ts";

interface DeliveryFiltersProps {
  /** What can be told of. */
  readonly types: readonly string[];
  readonly onClear: () => void;
}

/** What the log of a webhook is narrowed to, in the page's address. */
export function DeliveryFilters({ types, onClear }: DeliveryFiltersProps) {
  const { t } = useLingui();
  const { stateName, spanName } = useEventTexts();
  const [states, chooseStates] = useFilter(deliveryFilters.state);
  const [chosenTypes, chooseTypes] = useFilter(deliveryFilters.type);
  const [days, chooseDays] = useFilter(deliveryFilters.days);
  const countLabel = (count: number) => t`${count} chosen`;
  return (
    <FilterChips
      label={t`Filters`}
      clearLabel={t`Clear filters`}
      isUsed={states.length + chosenTypes.length + days.length > 0}
      onClear={onClear}
    >
      <FilterChip
        label={t`Status`}
        options={deliveryStates.map((id) => ({ id, label: stateName(id) }))}
        value={states}
        onChange={chooseStates}
        clearLabel={t`Clear filter: Status`}
        countLabel={countLabel}
      />
      <FilterChip
        label={t`Event`}
        isSingle
        options={[ping, ...types].map((id) => ({ id, label: id }))}
        value={chosenTypes}
        onChange={chooseTypes}
        clearLabel={t`Clear filter: Event`}
        countLabel={countLabel}
      />
      <FilterChip
        label={t`When`}
        isSingle
        options={deliverySpans.map((id) => ({ id, label: spanName(id) }))}
        value={days}
        onChange={chooseDays}
        clearLabel={t`Clear filter: When`}
        countLabel={countLabel}
      />
    </FilterChips>
  );
}
