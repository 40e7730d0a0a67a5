import { useLingui } from "@lingui/react/macro";
import type { ImportNeed } from "#/__generated__/FieldSource_field.graphql";
import type { ImportOutcome } from "#/__generated__/ImportPageQuery.graphql";
import { useAuditTexts } from "#/activity/useAuditTexts.ts";
import { columnLabels } from "./columnLabels.ts";

/** What the gateway says of files in codes and in English, in the words of the page. */
export function useImportWords() {
  const { t, i18n } = useLingui();
  const { labelOf } = useAuditTexts();
  return {
    fieldName(label: string): string {
      const own = columnLabels[label];
      return own === undefined ? labelOf(label) : i18n._(own);
    },
    /** What needs a field that not every row needs. */
    neededWord(need: ImportNeed): string {
      if (need === "PRICED") return t`required with a price or an SKU`;
      return need === "NEW_ON_TOP" ? t`required for new ones of level 1` : t`required for new ones`;
    },
    columnName: ({ name, position }: { readonly name: string; readonly position: number }) =>
      name === "" ? t`Column ${position + 1}` : name,
    outcomeOf(outcome: ImportOutcome | null | undefined) {
      if (outcome === "TO_CREATE") return { word: t`New`, tone: "success" } as const;
      if (outcome === "TO_CHANGE") return { word: t`Changed`, tone: "information" } as const;
      if (outcome === "UNCHANGED") return { word: t`Unchanged`, tone: "neutral" } as const;
      if (outcome === "DONE") return { word: t`Imported`, tone: "success" } as const;
      if (outcome === "UNDONE") return { word: t`Taken back`, tone: "neutral" } as const;
      if (outcome === "STALE") return { word: t`Left out`, tone: "warning" } as const;
      if (outcome === "REFUSED") return { word: t`Refused`, tone: "danger" } as const;
      return { word: t`Not checked`, tone: "neutral" } as const;
    },
  };
}
