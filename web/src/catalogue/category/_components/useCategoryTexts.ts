import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/words/useFormats.ts";
import type { CategoryLevel } from "../categoryList.ts";
import type { CategoryDraft } from "./CategoryFields.tsx";

/** How the fields of a category are shown where two versions of it are compared. */
export function useCategoryTexts(level: CategoryLevel): FieldTexts<CategoryDraft> {
  const { t } = useLingui();
  const { count } = useFormats();
  return {
    ...(level !== 1 && { level1: { label: t`Level1 Category`, text: (parent) => parent?.name ?? "" } }),
    ...(level === 3 && { level2: { label: t`Level2 Category`, text: (parent) => parent?.name ?? "" } }),
    name: { label: t`Name` },
    ...(level === 1 && { description: { label: t`Description` } }),
    order: { label: t`Order ID`, text: (order) => (Number.isNaN(order) ? "" : count(order)) },
  };
}
