import { useLingui } from "@lingui/react/macro";
import type { DraftFields } from "#/form/draftForm.ts";
import { NumberField } from "#/ui/NumberField.tsx";
import { Select } from "#/ui/Select.tsx";
import { type BulkDraft, countsPieces, stockModes } from "./bulkForm.ts";

/** What becomes of the stock of many products. */
export function BulkStockFields({ draft, onChange }: DraftFields<BulkDraft>) {
  const { t } = useLingui();
  const { stockMode: mode } = draft;
  const modeNames = {
    SET: t`Set to a count`,
    ADD: t`Add pieces`,
    TAKE: t`Take pieces away`,
    AVAILABLE: t`Variants are available`,
    UNAVAILABLE: t`Variants are temporarily unavailable`,
  };
  return (
    <>
      <Select
        name={countsPieces(mode) ? "count.mode" : "isAvailable"}
        label={t`Change`}
        description={
          countsPieces(mode)
            ? t`Of products with variants, of each open one.`
            : t`A product without variants is refused.`
        }
        placeholder={modeNames.SET}
        options={stockModes.map((id) => ({ id, label: modeNames[id] }))}
        value={mode}
        onChange={(id) => onChange({ stockMode: stockModes.find((one) => one === id) ?? "SET" })}
      />
      {countsPieces(mode) && (
        <NumberField
          name="count.pieces"
          label={t`Pieces`}
          required={t`Pieces is required`}
          minValue={0}
          maxValue={999_999_999}
          formatOptions={{ maximumFractionDigits: 0 }}
          validate={(value) => (mode !== "SET" && value === 0 ? t`Must be more than 0` : null)}
          value={draft.pieces}
          onChange={(pieces) => onChange({ pieces })}
        />
      )}
    </>
  );
}
