import { useLingui } from "@lingui/react/macro";
import { startTransition } from "react";
import { useSearchParams } from "react-router";
import { useSearchChange } from "#/list/useSearchChange.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { type CategoryLevel, readParents } from "../categoryList.ts";
import type { ParentChoice } from "./CategoryFields.tsx";
import { CategoryPicker } from "./CategoryPicker.tsx";

interface CategoryFiltersProps {
  readonly level: CategoryLevel;
  /** Categories whose names the page knows already. */
  readonly known: readonly ParentChoice[];
}

/** Narrows level 2 by its level 1 parent, and level 3 by level 1 and then level 2. The choice stands in the address. */
export function CategoryFilters({ level, known }: CategoryFiltersProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const parents = readParents(search);
  const narrow = (name: "level1" | "level2", option: SelectOption | null) =>
    startTransition(() =>
      changeSearch((current) => {
        const next = new URLSearchParams(current);
        next.delete("page");
        if (name === "level1") next.delete("level2");
        if (option === null) next.delete(name);
        else next.set(name, option.id);
        return next;
      }),
    );
  const chosen = (id: string | null) =>
    id === null ? null : (known.find((one) => one.id === id) ?? { id, name: "" });
  return (
    <>
      <CategoryPicker
        level={1}
        label={t`Level 1`}
        layout="inline"
        size="small"
        placeholder={t`All`}
        chosen={chosen(parents.level1)}
        onChoose={(option) => narrow("level1", option)}
      />
      {level === 3 && (
        <CategoryPicker
          level={2}
          parentId={parents.level1}
          label={t`Level 2`}
          layout="inline"
          size="small"
          placeholder={t`All`}
          chosen={chosen(parents.level2)}
          onChoose={(option) => narrow("level2", option)}
          isDisabled={parents.level1 === null}
        />
      )}
    </>
  );
}
