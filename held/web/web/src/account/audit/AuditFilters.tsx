import { useLingui } from "@lingui/react/macro";
import { startTransition } from "react";
import { useSearchParams } from "react-router";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { FilterChip } from "#/ui/FilterChip.tsx";
import { FilterChips } from "#/ui/FilterChips.tsx";
import { auditActions, auditSpans, readAuditAddress, writeAuditAddress } from "./auditAddress.ts";
import { auditTypes, useAuditTexts } from "#/activity/useAuditTexts.ts";

/** What the trail is narrowed to, in the page's address. Whose entries, an entry's own link says. */
export function AuditFilters({ actorName }: { readonly actorName: (actor: string) => string }) {
  const { t } = useLingui();
  const { actionName, typeName, spanName } = useAuditTexts();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const { types, actions, actor, days } = readAuditAddress(search);
  const choose = (name: Parameters<typeof writeAuditAddress>[1]) => (values: readonly string[]) =>
    startTransition(() => changeSearch((current) => writeAuditAddress(current, name, values)));
  const countLabel = (count: number) => t`${count} chosen`;
  return (
    <FilterChips
      label={t`Filters`}
      clearLabel={t`Clear all`}
      isUsed={types.length > 0 || actions.length > 0 || actor !== null || days !== null}
      onClear={() => startTransition(() => changeSearch(() => new URLSearchParams()))}
    >
      <FilterChip
        label={t`Kind of record`}
        options={auditTypes.map((id) => ({ id, label: typeName(id) }))}
        value={types}
        onChange={choose("type")}
        clearLabel={t`Clear filter: Kind of record`}
        countLabel={countLabel}
      />
      <FilterChip
        label={t`Action`}
        options={auditActions.map((id) => ({ id, label: actionName(id) }))}
        value={actions}
        onChange={choose("action")}
        clearLabel={t`Clear filter: Action`}
        countLabel={countLabel}
      />
      <FilterChip
        label={t`When`}
        isSingle
        options={auditSpans.map((id) => ({ id, label: spanName(id) }))}
        value={days === null ? [] : [days]}
        onChange={choose("days")}
        clearLabel={t`Clear filter: When`}
        countLabel={countLabel}
      />
      {actor !== null && (
        <FilterChip
          label={t`Who`}
          isSingle
          options={[{ id: actor, label: actorName(actor) }]}
          value={[actor]}
          onChange={choose("actor")}
          clearLabel={t`Clear filter: Who`}
          countLabel={countLabel}
        />
      )}
    </FilterChips>
  );
}
