import { useLingui } from "@lingui/react/macro";
import { useFilter, useFilterKey } from "#/list/useListAddress.ts";
import { outcomeWords, signInOutcomes } from "#/people/signInOutcomes.ts";
import { FilterChip } from "#/ui/FilterChip.tsx";
import { FilterChips } from "#/ui/FilterChips.tsx";
import { signInFilters, signInRules, signInSpans } from "./signInAddress.ts";

/** What the history is narrowed to, in the page's address. */
export function SignInFilters() {
  const { t } = useLingui();
  const [outcomes, chooseOutcomes] = useFilter(signInFilters.outcome);
  const [days, chooseDays] = useFilter(signInFilters.days);
  const [filterKey, showAll] = useFilterKey(signInRules);
  const spans = { 1: t`Today`, 7: t`Last 7 days`, 30: t`Last 30 days`, 90: t`Last 90 days` };
  const countLabel = (count: number) => t`${count} chosen`;
  return (
    <FilterChips label={t`Filters`} clearLabel={t`Clear filters`} isUsed={filterKey !== ""} onClear={showAll}>
      <FilterChip
        label={t`Outcome`}
        options={signInOutcomes.map((id) => ({ id, label: t(outcomeWords[id]) }))}
        value={outcomes}
        onChange={chooseOutcomes}
        clearLabel={t`Clear filter: Outcome`}
        countLabel={countLabel}
      />
      <FilterChip
        label={t`When`}
        isSingle
        options={signInSpans.map((id) => ({ id, label: spans[id] }))}
        value={days}
        onChange={chooseDays}
        clearLabel={t`Clear filter: When`}
        countLabel={countLabel}
      />
    </FilterChips>
  );
}
